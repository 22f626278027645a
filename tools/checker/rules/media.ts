import { attributesOf, textOf } from '../../../plugins/pages/nodes';
import { pageCheck } from '../rule';

/** Videos and sounds. `files.ts` checks that their files exist. */
export const media = pageCheck({
  rules: {
    'csp/media': 'Videos and sounds are files of the site.',
    'media/captions': 'Videos with sound have captions.',
  },
  check({ elements }, report) {
    for (const node of elements) {
      const { name, children = [] } = node;
      if (!/^(?:video|audio|source|track)$/.test(name ?? '')) continue;
      const src = textOf(node, 'src') ?? '';
      const [, host] = /^(?:https?:)?\/\/([^/]+)/i.exec(src) ?? [];
      if (host)
        report(
          'csp/media',
          node,
          `The Content-Security-Policy blocks videos and sounds from ${host}.`,
          {
            note: 'Put the file beside the page.',
          },
        );
      const tracks = children.filter((child) => child.name === 'track');
      const hasCaptions = tracks.some((track) => textOf(track, 'kind') === 'captions');
      const isSilent = attributesOf(node).muted !== undefined;
      if (name === 'video' && !hasCaptions && !isSilent)
        report('media/captions', node, 'This video has no captions.', {
          note: 'Add <track kind="captions" src="./captions.vtt" srcLang="en" label="English" />, or set muted if it has no sound.',
        });
    }
  },
});
