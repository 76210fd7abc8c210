declare module 'picomatch' {
  /** A function that says whether a whole text matches the glob pattern. */
  export default function picomatch(
    pattern: string,
    options?: { readonly dot?: boolean; readonly nonegate?: boolean },
  ): (text: string) => boolean;
}
