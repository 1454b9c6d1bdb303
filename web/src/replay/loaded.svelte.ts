/** A record that somebody has opened from a file: it stays in this page, and goes to the house only to be played again. */

export const loaded = $state<{ text: string | null }>({ text: null });
