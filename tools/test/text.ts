/** Takes the place of files that the bundler loads as text. */
export default '';
