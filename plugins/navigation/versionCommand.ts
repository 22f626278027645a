import type { Plugin } from '@docusaurus/types';
import { isCuttingVariable } from '../shared/frozen';

type ExtendCli = NonNullable<Plugin['extendCli']>;

/**
 * Lets Docusaurus' command `docs:version:<product>` run as a part of `version:cut` only. Alone, it
 * would copy the pages without the packages, examples, and pictures that they use.
 */
export const onlyInCut =
  (product: string, addCommand: ExtendCli): ExtendCli =>
  (cli) => {
    if (process.env[isCuttingVariable]) return addCommand(cli);
    const instead = `Run npm run version:cut -- ${product} instead.`;
    cli
      .command(`docs:version:${product} [version]`)
      .description(instead)
      .action(() => {
        throw new Error(
          `${instead} It also keeps the packages, examples, and pictures that the pages use.`,
        );
      });
  };
