declare module '@generated/example-downloads/default/examples.json' {
  /** Names of the projects that can be downloaded. Written by plugins/example-downloads. */
  const names: string[];
  export default names;
}
