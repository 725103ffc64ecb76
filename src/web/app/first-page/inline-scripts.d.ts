/** The texts of the functions of `start-deferred.ts` that pages carry, each as an expression that can be called; empty in the browser (scripts/build/inline-scripts.ts). */
declare module 'virtual:inline-scripts' {
  export const startPage: string;
  export const keepPageOffline: string;
}
