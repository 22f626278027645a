import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import type { DemoSummary } from '@site/model/facts/demo';
import { currentLanguage } from '@site/model/facts/languages';
import { DemoPreview, type PreviewModule } from './DemoPreview';

interface PreviewFragmentProps {
  demo: DemoSummary;
  preview: PreviewModule;
}

/** The static preview of a demo, which `loadPreview.ts` adds to the page of the demo. */
export default function PreviewFragment({ demo, preview }: PreviewFragmentProps): ReactNode {
  return (
    <>
      <Head>
        <html lang={currentLanguage} data-page="fragment" />
        <meta name="robots" content="noindex" />
      </Head>
      <DemoPreview preview={preview} name={demo.name} place="stage" />
    </>
  );
}
