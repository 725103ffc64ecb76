/** Does the text lead to a page of this product, and nowhere else? A path with a leading slash, without spaces and backslashes, which browsers read as slashes. */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(text);
