import { createWritingSite } from '/work/wt/writers3/e2e/copies/writing/site';
import { build } from '/work/wt/writers3/tools/site-copy';
void (async () => { const f = await createWritingSite('/work/wt/writers3', 4751); console.log(f); console.log(await build(f)); })().catch((e) => { console.error(e.message); process.exit(1); });
