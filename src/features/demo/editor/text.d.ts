/** A style sheet as text. `!!` skips the rules by which style sheets become files. */
declare module '!!./editor.css?text' {
  const text: string;
  export default text;
}
