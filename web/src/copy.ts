/** Copy what a field holds, and say whether that was possible. It stays selected, to be copied by hand if it was not. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy"); // without TLS there is no clipboard, and only this old way
  }
}
