/** English texts of the site's own controls, by key. Every other language is measured against this catalogue. */
export const en = {
  // Settings
  settings: 'Settings',
  closeSettings: 'Close settings',
  mode: 'Color mode',
  'mode.light': 'Light',
  'mode.system': 'System',
  'mode.dark': 'Dark',
  direction: 'Direction',
  'direction.ltr': 'Left to right',
  'direction.rtl': 'Right to left',
  density: 'Density',
  'density.comfortable': 'Comfortable',
  'density.dense': 'Dense',
  language: 'Language',
  codeVariant: 'Code variant',
  'codeVariant.TS': 'TypeScript',
  'codeVariant.JS': 'JavaScript',
  codeStyling: 'Code styling',
  'codeStyling.system': 'MUI System',
  'codeStyling.tailwind': 'Tailwind CSS',
  'codeStyling.css': 'Plain CSS',
  packageManager: 'Package manager',
  'packageManager.npm': 'npm',
  'packageManager.pnpm': 'pnpm',
  'packageManager.yarn': 'Yarn',
  kept: 'Kept on this device',
  'kept.cookie': 'cookie',
  'kept.local': 'local storage',
  'kept.session': 'until you close this tab',
  'kept.nothing': 'Nothing. A choice you make here is kept in this browser and sent nowhere.',
  reset: 'Reset all settings',
  'reset.done': 'All settings are back to their defaults.',

  // Code
  codeTabs: 'Code sample',
  copy: 'Copy',
  copied: 'Copied',
  'copy.selected': 'Selected: press {keys}',
  'copy.failed': 'The browser does not allow copying here. The code is selected: press {keys}.',

  // Sponsor slot
  'ad.by': 'ad by {name}',
  'ad.blocked':
    'An ad belongs here, and it pays for these pages. If you like, disable your ad blocker for this site.',

  // Feedback
  'feedback.question': 'Was this page helpful?',
  'feedback.yes': 'Yes',
  'feedback.no': 'No',
  'feedback.onGitHub': 'Answering opens an issue on GitHub, filled in for you.',
  'feedback.comment.1': 'What helped you? (optional)',
  'feedback.comment.0': 'What is missing or wrong? (optional)',
  'feedback.section': 'About',
  'feedback.wholePage': 'The whole page',
  'feedback.website': 'Leave this field empty',
  'feedback.count': '{count} of {max} characters',
  'feedback.tooLong': 'The comment has {count} characters. Please shorten it to {max}.',
  'feedback.send': 'Send feedback',
  'feedback.cancel': 'Cancel',
  'feedback.sending': 'Sending…',
  'feedback.sent': 'Thank you. Your feedback has been sent.',
  'feedback.failed': "Couldn't submit feedback. Please try again later.",

  // Offline
  'offline.title': 'Not on this device',
  'offline.missing': 'The server cannot be reached, and this page has not been kept:',
  'offline.pages': 'What you can read now',
  'offline.nothing': 'No page has been kept. Pages you visit are kept from then on.',
  'offline.demo': 'This demo is not on your device. It loads when you are online again.',
  'offline.retry': 'Try again',
  'offline.heading': 'Offline reading',
  'offline.explain': 'Pages you visit stay on this device. Keep a whole product to read all of it without a connection.',
  'offline.keep': 'Make {product} available offline',
  'offline.loading': 'Downloading {product}: {done} of {total}',
  'offline.kept': '{product} is available offline ({size}).',
  'offline.remove': 'Remove {product} from this device',
  'offline.removed': '{product} was removed from this device.',
  'offline.stop': 'Stop downloading {product}',
  'offline.full': 'There is not enough room on this device for {product}. Nothing of it was kept.',
  'offline.network': 'The download of {product} stopped. Check your connection; it goes on where it ended.',
} as const;

export type MessageKey = keyof typeof en;

/** Texts of one language; a missing key falls back to English. */
export type Catalogue = Readonly<Partial<Record<MessageKey, string>>>;
