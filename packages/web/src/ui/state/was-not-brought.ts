// Tells a part that did not come over the net from one that fell down once it was here.

/** In the words of each browser, and of whoever brings a style along: "Importing a module script failed." */
export const wasNotBrought = (error: unknown): boolean => /imported module|module script|preload/i.test(String(error))
