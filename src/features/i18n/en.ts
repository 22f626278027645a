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

  // Pictures
  closePicture: 'Close the picture',

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
} as const;

export type MessageKey = keyof typeof en;

/** Texts of one language; a missing key falls back to English. */
export type Catalogue = Readonly<Partial<Record<MessageKey, string>>>;
