/** Configuration of remark for editors. Its only plugin is the checker of the docs. */
import { tsImport } from 'tsx/esm/api';

const { checkPage } = await tsImport('./checker/editor.ts', import.meta.url);

export default { plugins: [checkPage] };
