/** A style sheet as text: see `plugins/static-pages/styleTexts.ts`. */
declare module '*.text.css' {
  const css: string;
  export default css;
}
