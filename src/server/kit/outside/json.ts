/** The body of an answer as JSON; null for anything else, such as the page that services show while they are maintained. */
export const jsonOf = (body: Buffer | string): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
};
