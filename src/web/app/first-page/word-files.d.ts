/** Which files of texts belong to each file of code, by language; written by the build (scripts/build/words.ts). */
declare module 'virtual:word-files' {
  const files: Readonly<Record<string, Readonly<Record<'pl' | 'en', readonly string[]>> | undefined>>;
  export default files;
}
