/** Our own words for each property of Studio 0.13.0. Markdown with links and code only. */

const sx =
  'Style overrides as JSON: the shorthands of the MUI System, with values from the theme, and any other CSS. See [Overrides](/toolpad/studio/concepts/theming/#overrides).';
const fullWidth = 'Takes all the width there is.';
const disabled = 'Cannot be used.';
const name =
  'Key of this input in the value of the form around it. Set it on every input in a form.';
const isRequired = 'An empty value fails validation.';
const variant = 'Look of the field, as in Material UI.';
const size = 'Size of the field.';
const fieldLabel = 'Label of the field.';
const children = 'Components inside it.';

/** By component and property, in the order of the inspector. */
const descriptions: Record<string, Record<string, string>> = {
  Autocomplete: {
    options: 'Choices: strings, or objects with `value` and `label`.',
    value:
      'The chosen string, or `value` of the chosen object (its `label` when it has none). `null` once cleared.',
    defaultValue: 'Value at load and when the form is reset. A change of it is written to `value`.',
    label: fieldLabel,
    fullWidth,
    size,
    loading: 'Shows that the options are on their way. Set by itself while a binding loads.',
    disabled,
    name,
    isRequired,
    sx,
  },
  Button: {
    onClick: 'Action on click: JavaScript, or going to another page.',
    content: 'Text of the button.',
    variant: 'How much the button stands out.',
    size: 'Size of the button.',
    color: 'Color of the theme it uses.',
    fullWidth,
    loading:
      'Shows a spinner and takes no clicks. Usually bound to `isLoading` or `isFetching` of a query.',
    disabled,
    sx,
  },
  Chart: {
    data: 'The series, edited in a dialog of their own. Each has `kind`, `label`, `data`, `xKey`, `yKey` and `color`; only its `data` can be bound.',
    sx,
  },
  Checkbox: {
    mode: 'Drawn as a checkbox or as a switch.',
    label: 'Text beside the control.',
    checked: 'Whether it is checked. Set by the user or by an action.',
    color: 'Color of the theme it uses.',
    disabled,
    size: 'Size of the control. The value `string` in the list is a mistake of 0.13.0.',
    sx,
    fullWidth,
    componentsProps: 'More props for its inner parts. Offered when `mode` is `checkBox`.',
    labelPlacement: 'Side of the control the label is on.',
    name,
    isRequired,
  },
  Container: {
    children: 'Components inside it, in rows and columns of their own.',
    visible: 'Shows the components inside, or nothing.',
    sx,
  },
  DataGrid: {
    rowsSource: 'Where the rows come from: a value, or a data provider on the server.',
    rows: 'The rows, an array of objects. Offered when `rowsSource` is `prop`.',
    dataProviderId:
      'The data provider, as `file.ts:default`. Offered when `rowsSource` is `dataProvider`.',
    columns:
      'The columns, edited in a dialog of their own. Left empty, they are inferred from the first row and stored.',
    rowIdField:
      'Column that identifies a row. Without it `id` is used, and the index of a row that has none.',
    selection: 'The selected row, or `null`.',
    density: 'Height of the rows.',
    loading: 'Shows that rows are on their way. Set by itself while `rows` or `columns` load.',
    hideToolbar: 'Leaves out the toolbar with filters, columns, density and export.',
    sx,
  },
  DatePicker: {
    value: 'The chosen date as `YYYY-MM-DD`, or an empty string.',
    format:
      'How the date is shown, in [tokens of Day.js](https://day.js.org/docs/en/display/format). Left empty, the language of the user decides. Bindings always see `YYYY-MM-DD`.',
    defaultValue: 'Date at load, as `YYYY-MM-DD`.',
    label: fieldLabel,
    name,
    variant,
    size,
    fullWidth,
    disabled,
    isRequired,
    sx,
  },
  FilePicker: {
    value:
      'The chosen files: always an array, of objects with `name`, `type`, `size` and `base64` (a data URL). Not shown in the inspector.',
    label: fieldLabel,
    multiple: 'Takes several files.',
    disabled,
    name,
    isRequired,
    sx,
  },
  Form: {
    children: 'The inputs, and any other component.',
    value: 'Values of the inputs, by the `name` of each.',
    onSubmit: 'Action after a submit whose values are all valid.',
    formControlsAlign: 'Place of the buttons.',
    formControlsFullWidth: 'Buttons take all the width there is.',
    submitButtonText: 'Text of the submit button.',
    hasResetButton: 'Adds a button that resets all inputs.',
    sx,
  },
  Image: {
    src: 'Address of the picture; a data URL will do.',
    alt: 'Text in place of the picture, for screen readers and when it cannot be loaded.',
    fit: 'How the picture fills its box: CSS [object-fit](https://developer.mozilla.org/en-US/docs/Web/CSS/object-fit).',
    width: 'Width of the box in pixels. It never grows beyond its container.',
    height: 'Height of the box in pixels.',
    loading: 'Shows a skeleton. Set by itself while `src` loads.',
    sx,
  },
  List: {
    itemCount: 'How many times the template is rendered. Usually bound to the length of an array.',
    renderItem:
      'The template, edited in the canvas. Its bindings know `i`, the index that starts at 0.',
    disablePadding: 'Leaves out the space above and below.',
    loading: 'Shows three skeleton rows. Set by itself while `itemCount` loads.',
    sx,
  },
  Metric: {
    label: 'Text above the number.',
    value: 'The number.',
    numberFormat: 'Plain, bytes, percent, or a currency by its ISO 4217 code.',
    caption: 'Text below the number.',
    conditionalFormat: 'Color by value: `base`, and `stops` of `value` and `color`.',
    fullWidth,
  },
  PageColumn: { gap: 'Space between the components, in units of the theme.', children },
  PageRow: { gap: 'Space between the components, in units of the theme.', children },
  Paper: {
    elevation: 'Depth of the shadow. In dark mode a higher surface is lighter too.',
    children,
    sx,
  },
  Select: {
    options:
      'Choices: strings, or objects with `value` and `label`. Without a label the value is shown.',
    value: 'The chosen value.',
    defaultValue: 'Value at load.',
    label: fieldLabel,
    variant,
    size,
    fullWidth,
    disabled: 'Cannot be used. Set by itself while `value` or `options` load.',
    name,
    isRequired,
    sx,
  },
  Spacer: { sx },
  Stack: {
    direction: 'Direction of the row or column.',
    alignItems: 'Alignment across the direction.',
    justifyContent: 'Distribution along the direction.',
    gap: 'Space between the components, in units of the theme.',
    margin: 'Space around the stack, in units of the theme.',
    children,
    sx,
  },
  Tabs: {
    value: 'The `name` of the active tab.',
    defaultValue: 'The `name` of the tab that is active at load.',
    tabs: 'The tabs: objects with `title`, the text, and `name`, the value.',
  },
  Text: {
    mode: 'Rendered as plain text, as Markdown or as a link.',
    value: 'The text. Markdown is edited in a dialog of its own.',
    href: 'Address of the link. Offered when `mode` is `link`.',
    openInNewTab: 'Opens the link in a new tab. Offered when `mode` is `link`.',
    variant:
      '[Typography variant](https://mui.com/material-ui/customization/typography/#variants) of the theme. Offered when `mode` is `text`.',
    loading: 'Shows a skeleton. Set by itself while `value` loads.',
    sx: `${sx} Not offered when \`mode\` is \`markdown\`.`,
  },
  TextField: {
    value: 'The text.',
    defaultValue: 'Text at load. A change of it is written to `value`.',
    label: fieldLabel,
    variant,
    size,
    fullWidth,
    password: 'Hides the characters that are typed.',
    placeholder: 'Hint while the field is empty.',
    disabled,
    name,
    isRequired,
    minLength: 'Fewest characters that pass validation; 0 checks nothing.',
    maxLength: 'Most characters that pass validation; 0 checks nothing.',
    sx,
  },
};

/** @throws when a property is not described, so that a new one is noticed */
export function descriptionOf(component: string, property: string): string {
  const found = descriptions[component]?.[property];
  if (!found)
    throw new Error(
      `${component}.${property} has no description yet. Write one in scripts/studio-reference/descriptions.ts.`,
    );
  return found;
}
