/**
 * English strings by key; `{name}` is a placeholder. Other languages have the same two exports in
 * `<language>.ts` beside this file, each of which `satisfies` its type below.
 */

/** Strings that plain scripts show. All of them are in the script bundle, so add no others. */
export const scriptMessages = {
  // Keyboard shortcuts
  shortcuts: 'Keyboard shortcuts',
  'shortcuts.close': 'Close',
  'shortcuts.search': 'Search the documentation',
  'shortcuts.copy': 'Copy the code under the pointer or in focus',
  'shortcuts.toolbar': 'Move through the controls of a demo',
  'shortcuts.leaveEditor': 'Leave the editor of a demo',
  'shortcuts.feedback': 'Send feedback',
  'shortcuts.this': 'Show these shortcuts',

  // Code
  'code.large': 'Code',
  'code.closeLarge': 'Close the code',
  copied: 'Copied',
  'copy.selected': 'Selected: press {keys}',
  'copy.failed': 'The browser does not allow copying. The code is selected: press {keys}.',

  // Pictures
  closePicture: 'Close the picture',

  // Versions
  'version.current': 'Current version',
  'version.next': 'Next version',
  'version.earlier': 'No longer maintained',
  'version.elsewhere': '{state}. It doesn’t have this page: opens “{title}”.',

  // Search
  search: 'Search',
  'search.placeholder': 'Search the documentation',
  'search.close': 'Close search',
  'search.scope': 'All products',
  'search.results': 'Results',
  'search.count.1': '1 result.',
  'search.count.n': '{count} results.',
  'search.loading': 'Loading the search…',
  'search.none': 'Nothing found for “{query}” in {scope}.',
  'search.none.widen': 'Search all products',
  'search.nearest': 'Nearest pages',
  'search.failed':
    'The search could not be loaded. Your query is kept: try again when you are online.',
  'search.offline':
    'You are offline, and this browser does not have a copy of the search yet. It saves one when you first use the search online.',
  'search.retry': 'Try again',
  'search.recentQueries': 'Recent searches',
  'search.recentPages': 'Recent pages',
  'search.start': 'Type a name, a prop, an error message, or a task.',
  'search.clearRecent': 'Clear recent searches and pages',
  'search.keys.move': 'to move',
  'search.keys.open': 'to open',
  'search.keys.tab': 'in a new tab',
  'search.keys.scope': 'all products',
  'search.keys.close': 'to close',
  'search.everywhere': 'all products',
  'search.kind.guide': 'Guide',
  'search.kind.howTo': 'How-to',
  'search.kind.component': 'Component',
  'search.kind.api': 'API',
  'search.kind.prop': 'Prop',
  'search.kind.slot': 'Slot',
  'search.kind.cssClass': 'CSS class',
  'search.kind.type': 'Type',
  'search.kind.property': 'Studio property',
  'search.kind.key': 'File key',
  'search.kind.error': 'Error',

  // Demos
  'demo.files': 'Files',
  'demo.showSource': 'Show the source',
  'demo.hideSource': 'Hide the source',
  'demo.wasReset': 'The demo was reset.',
  'demo.sourceFailed': 'The source could not be loaded. Check your connection and try again.',
  'demo.copyDenied':
    'The browser did not allow copying. The code is selected: copy it with the keyboard.',
  'demo.projectFailed': 'The project could not be created. Check your connection and try again.',

  // Sponsor slot
  'ad.scaffoldhub': 'generates the code for a full-stack Material UI web app from your data model.',
  'ad.templates': 'for admin panels and dashboards: start your project with finished pages.',
  'ad.themes': 'for Material UI give your application its own look from day one.',
  'ad.tidelift': 'offers companies a subscription for Material UI and pays its maintainers.',
  'ad.figma': 'offers the components as a design kit, so that your designs match what you build.',
  'ad.by': 'ad by {name}',
  'ad.blocked':
    'Ads pay for these pages. If you like them, please disable your ad blocker for this site.',

  // Feedback
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
  'offline.demo': "This demo isn't saved on your device. It loads when you're online again.",
} as const;

/** All other strings. */
export const pageMessages = {
  // Shell
  'shell.skip': 'Skip to content',
  'shell.navigation': 'Navigation',
  'shell.closeNavigation': 'Close navigation',
  'shell.documentation': 'Documentation',
  'shell.home': 'Toolpad documentation, home',
  'shell.product': 'Product: Toolpad ',
  'shell.chooseProduct': 'Choose: ',
  'shell.products': 'Products',
  'shell.allVersions': 'All versions',
  'shell.colorTheme': 'Color theme',
  'shell.source': 'Source code on GitHub',
  'shell.new': 'New',
  'shell.toc': 'On this page',
  'shell.pager': 'Previous and next page',
  'shell.prev': 'Previous',
  'shell.next': 'Next',
  'shell.edit': 'Edit this page',
  'shell.updated': 'Updated {date}',
  'shell.site': 'Site',
  'shell.versions': 'Versions',
  'shell.productionErrors': 'Production errors',
  'shell.license': 'MIT licensed',
  'shell.earlier':
    'This page is about {version}, which is no longer maintained. The current version is {latest}.',
  'shell.ahead': 'This page is about {version}, the next version. The current version is {latest}.',
  'shell.untranslated': 'This page has not been translated yet. You are reading it in English.',

  // Front page
  'home.title': 'React components for internal tools',
  'home.description':
    'Toolpad Core: React components on top of Material UI for dashboards and internal tools. Guides, live demos and API reference for every framework.',
  'home.heading': 'Build dashboards and internal tools with React',
  'home.lead':
    'Toolpad Core adds to Material UI what every admin app needs: layout and navigation, sign-in, lists and forms for your data, dialogs and notifications.',
  'home.install': 'Install Toolpad Core',
  'home.application': 'A dashboard built with Toolpad Core',
  'home.frameworks': 'Start with your framework',
  'home.nextAppRouter': 'Next.js App Router',
  'home.nextPagesRouter': 'Next.js Pages Router',
  'home.viteReactRouter': 'Vite and React Router',
  'home.builds': 'What you can build',
  'home.dashboards': 'Dashboards',
  'home.dashboardsText': 'A header, a sidebar, and pages with titles and breadcrumbs.',
  'home.records': 'Lists and forms',
  'home.recordsText': 'Browse, create, edit and delete records from one data source.',
  'home.signIn': 'Sign-in and accounts',
  'home.signInText': 'OAuth, passkeys, magic links, passwords, and an account menu.',
  'home.dialogs': 'Dialogs and notifications',
  'home.dialogsText': 'Ask, confirm and report with a function call.',
  'home.tutorial': 'Follow the tutorial',
  'home.allComponents': 'See all components',
  'home.studio':
    'A self-hosted, low-code builder: drag components onto a page in the browser, bind them to your own functions, and keep everything as files.',
  'home.deprecated': 'It is deprecated. For new projects, use Toolpad Core.',

  // Versions
  'versions.title': 'Versions',
  'versions.description':
    'The versions of Toolpad Core and Toolpad Studio that this documentation covers, with their packages and releases.',
  'versions.lead': 'All pages, samples and demos are tested with exactly these packages.',
  'versions.product': 'Product',
  'versions.version': 'Version',
  'versions.package': 'Package',
  'versions.released': 'Released',
  'versions.status': 'Status',
  'versions.status.maintained': 'Maintained',
  'versions.status.deprecated': 'Deprecated',
  'versions.status.next': 'Next version',
  'versions.status.earlier': 'No longer maintained',
  'versions.documentation': 'Documentation',
  'versions.read': 'Read',
  'versions.changes': 'Changes',

  // Page not found
  'notFound.title': 'Page not found',
  'notFound.text':
    'There is no page at this URL. It may have moved, or the link may contain a typo.',
  'notFound.start': 'Start here',
  'notFound.nearest': 'Nearest pages',

  // Production errors
  'errors.title': 'Production errors',
  'errors.description':
    'Look up the full message of a numbered error that a production build of Material UI or MUI X throws, with its arguments filled in.',
  'errors.lead':
    'Production builds of Material UI and MUI X replace their error messages with a number and a link. From the query of that link, such as {query}, this page shows the message. A development build shows the full message directly.',
  'errors.result': 'Error in this URL',
  'errors.all': 'All errors',
  'errors.place': '{place} is a placeholder for a value that the error adds.',
  'errors.code': 'Code',
  'errors.message': 'Message',
  'errors.link': 'Link to error {code}',
  'errors.none': 'This URL contains no error code. All known errors are listed below.',
  'errors.error': 'Error {code}',
  'errors.unknown':
    'No error has the code {code}. It may belong to another version of the packages. The errors of the documented versions are listed below.',
  'errors.missingArgument': '[missing argument]',

  // Settings
  settings: 'Settings',
  closeSettings: 'Close settings',
  'settings.failed': 'The settings could not be loaded. Check your connection.',
  'settings.retry': 'Try again',
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
  stored: 'Kept on this device',
  'stored.cookie': 'cookie',
  'stored.local': 'local storage',
  'stored.session': 'until you close this tab',
  'stored.nothing': 'Nothing. Your choices stay in this browser and are never sent anywhere.',
  reset: 'Reset all settings',
  'reset.done': 'All settings are back to their defaults.',

  // Components for writers
  'callout.note': 'Note',
  'callout.tip': 'Tip',
  'callout.info': 'Info',
  'callout.warning': 'Warning',
  'callout.danger': 'Danger',
  'heading.link': 'Link to {name}',
  'heading.thisSection': 'this section',
  table: 'Table',
  'studioDeprecated.title': 'Toolpad Studio is deprecated',
  'studioDeprecated.text':
    'Version 0.13.0 is its last release. {status} lists what to use instead.',

  // Code
  'code.asks': 'Asks {question} Answer: {answer}',
  'code.part.merge': 'add these keys',
  'code.part.append': 'add at the end',
  codeTabs: 'Code sample',
  'code.enlarge': 'Enlarge the code',
  copy: 'Copy',
  'copy.code': 'Copy the code',
  'copy.command': 'Copy the command',

  // Search
  'search.field': 'Search…',
  'search.missing': 'Search for “{query}”',

  // Demos
  'demo.code': 'Code of the demo: {title}',
  'demo.language': 'Language',
  'demo.width': 'Width of the demo',
  'demo.size.phone': 'Phone: 375 px wide',
  'demo.size.tablet': 'Tablet: 600 px wide',
  'demo.fullWidth': 'Full width',
  'demo.variant.TS': 'TS: TypeScript',
  'demo.variant.JS': 'JS: JavaScript',
  'demo.styling': 'Styling',
  'demo.styling.system': 'System',
  'demo.styling.tailwind': 'Tailwind',
  'demo.styling.css': 'CSS',
  'demo.styledWith.system': 'Styled with MUI System',
  'demo.styledWith.tailwind': 'Styled with Tailwind CSS',
  'demo.styledWith.css': 'Styled with plain CSS',
  'demo.edit': 'Edit live',
  'demo.reset': 'Reset the demo',
  'demo.more': 'More actions',
  'demo.stackblitz': 'Open in StackBlitz (new tab)',
  'demo.stackblitz.short': 'StackBlitz',
  'demo.codesandbox.short': 'CodeSandbox',
  'demo.codesandbox': 'Open in CodeSandbox (new tab)',
  'demo.fullscreen': 'Full screen',
  'demo.leaveFullscreen': 'Leave full screen',
  'demo.link': 'Link to this demo',
  'demo.tryAgain': 'Try again',
  'demo.notLoaded':
    'The demo could not be loaded. The page itself is complete; check your connection.',
  'demo.pageNotLoaded': 'The demo could not be loaded. Check your connection.',
  'demo.pageTitle': '{name} – demo',
  'demo.codeNotLoaded': 'The code of this demo could not be loaded. Check your connection.',
  'demo.needsNotLoaded':
    'The packages that this demo needs could not be loaded. Check your connection.',
  'demo.crashed': 'This demo has crashed.',
  'demo.startAgain': 'Restart the demo',
  'demo.editCrashed': 'The edited code has crashed.',
  'demo.runnerNotLoaded':
    'The code that runs your edits could not be loaded. Check your connection.',
  'demo.noComponent':
    'Export a component as the default export: export default function Demo() { … }',
  'demo.missingModule':
    '"{module}" is not available here. This demo can import {known}. Open it in a sandbox to add packages.',
  'demo.edited': 'You have edited this demo.',
  'demo.runEdit': 'Run your edit',
  'demo.discardEdit': 'Discard your edit',
  'demo.controlFailed': 'This control could not be loaded. Check your connection and try again.',

  // Editor of a demo
  'editor.notLoaded': 'The editor could not be loaded. Check your connection.',
  'editor.sourceNotLoaded': 'The source could not be loaded. Check your connection.',
  'editor.keys': 'Tab indents. Press Esc to leave the editor.',
  'editor.line': 'Line {line}: ',
  'editor.lineColumn': 'Line {line}:{column} ',
  'editor.otherVariant':
    'Your edit is in {variant} and cannot be converted to {wanted}. It is not lost.',
  'editor.goOn': 'Continue in {variant}',
  'editor.discard': 'Discard the edit',

  // Example projects
  'example.download': 'Download {file}',
  'example.open': 'Open in StackBlitz',
  'example.openNamed': 'Open {name} in StackBlitz (new tab)',
  'example.failed':
    'The project could not be loaded. Check your connection and try again, or download it.',
  'example.run': 'Run the application here',
  'example.window': 'Open in a separate window',

  // API reference
  'api.name': 'Name',
  'api.type': 'Type',
  'api.default': 'Default',
  'api.description': 'Description',
  'api.slot': 'Slot',
  'api.class': 'Class',
  'api.required': 'Required',
  'api.deprecated': 'Deprecated',
  'api.isRequired': 'required',
  'api.isDeprecated': 'deprecated',
  'api.deprecation': 'Deprecated.',
  'api.returns': 'Returns {value}',
  'api.linkTo': 'Link to {name}',
  'api.propsOf': 'Props of {name}',
  'api.noProps': '{name} adds no props.',
  'api.inherits': '{name} also takes the props of {parent} and passes them on to it.',
  'api.slotsOf': 'Slots of {name}',
  'api.classesIn': 'CSS classes in {name}',
  'api.noClasses': '{name} defines no class names and has no {prop} prop.',
  'api.libraryClasses':
    '{name} defines no class names and has no {prop} prop. The elements that it renders have these class names from the underlying libraries:',
  'api.themeName': 'Name in the theme: {name}.',
  'api.noThemeName':
    'It reads no key of {key}: default props and style overrides in a theme only affect the Material UI components inside it.',
  'api.guides': 'These guides explain {name}:',
  'api.demos.one': 'One demo imports this export:',
  'api.demos.other': '{count} demos import this export:',
  'api.noDemos': 'No demo imports this export directly.',
  'api.copyImport': 'Copy the import from {entry}',
  'api.imports':
    'Both import the same component. The longer path makes the development server load fewer files: see {guide}.',
  'api.importsGuide': 'Minimizing bundle size',
  'api.frameworkImports':
    'Variants with the same props that are already connected to the router of a framework:',
  'api.source': 'The source of {package} {version}: {file}.',
  'api.typeEntry': 'Type {name}',
  'api.membersOf': 'Members of {name}',
  'api.typeInherits': 'It also has the members of {parent}.',
  'api.notExported': 'This type is not exported. It is listed because other types use it.',
  'api.aboutPage': 'About this page',
  'api.chip.api': 'API',
  'api.chip.source': 'Source',
  'api.chip.feedback': 'Feedback',
  'api.chip.bundle': 'Bundle',
  'api.filter.props': 'Filter props',
  'api.filter.properties': 'Filter properties',
  'api.filterByText.props': 'Filter props by text',
  'api.filterByText.properties': 'Filter properties by text',
  'api.all.props': '{count} props',
  'api.all.properties': '{count} properties',
  'api.some.props': '{shown} of {count} props',
  'api.some.properties': '{shown} of {count} properties',
  'api.propertiesOf': 'Properties of {name}',
  'api.range': 'From {minimum} to {maximum}.',
  'api.minimum': '{minimum} or more.',
  'api.inInspector': 'In the inspector: “{label}”.',
  'api.section': 'Section: {section}.',
  'api.controlled': 'Controlled by the component: you can read it in bindings, but not bind it.',
  'api.notBindable': 'You cannot bind it.',

  // Reference of Studio's files
  'schema.oneOf': 'One of:',
  'schema.required': 'required',
  'schema.with': 'With {variant}',
  'schema.linkTo': 'Link to {name}',
  'schema.moreKeys': 'Additional keys are allowed.',
  'schema.or': ' or ',
  'schema.arrayOf': 'array of {type}',
  'schema.objectOf': 'object of {type}',
  'schema.any': 'any value',

  // Feedback
  'feedback.question': 'Was this page helpful?',
  'feedback.yes': 'Yes',
  'feedback.no': 'No',
  'feedback.onGitHub': 'Your answer opens a prefilled issue on GitHub.',

  // Offline
  'offline.page': 'Offline',
  'offline.description':
    'Without a connection, this page replaces pages that are not saved on this device, and lists the pages that are.',
  'offline.missing': "The server can't be reached, and this page isn't saved on your device:",
  'offline.pages': 'What you can read now',
  'offline.nothing': 'No pages are saved yet. Every page you visit is saved automatically.',
  'offline.retry': 'Try again',
  'offline.heading': 'Offline reading',
  'offline.explain':
    'Pages you visit are saved on this device. You can also save a whole product and read all of it without a connection.',
  'offline.save': 'Make {product} available offline',
  'offline.loading': 'Downloading {product}: {done} of {total}',
  'offline.saved': '{product} is available offline ({size}).',
  'offline.remove': 'Remove {product} from this device',
  'offline.removed': '{product} was removed from this device.',
  'offline.stop': 'Stop downloading {product}',
  'offline.full': 'There is not enough space on this device for {product}. Nothing was saved.',
  'offline.network':
    'The download of {product} stopped. Check your connection, then start it again to resume.',
} as const;

/** Key of a string that plain scripts can show. */
export type ScriptKey = keyof typeof scriptMessages;

/** Key of any string. */
export type MessageKey = ScriptKey | keyof typeof pageMessages;

/** Strings of one language. English replaces missing keys. */
export type Catalog<Key extends string = MessageKey> = Readonly<Partial<Record<Key, string>>>;
