/**
 * Does the text lead to a page of this product, and nowhere else? A path with a leading slash, without spaces and backslashes, which browsers
 * read as slashes, and without two slashes in a row: `/.//evil.example` comes to `//evil.example`, another site for whoever reads it again.
 */
export const isOwnPath = (text: string): boolean => /^\/[^\s\\]*$/.test(text) && !/^[^?#]*\/\//.test(text);
