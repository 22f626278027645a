/**
 * Our descriptions of each property in Studio 0.13.0, as Markdown with links and inline code only.
 */

const sx =
  'Style overrides as JSON: MUI System shorthands, which can use values from the theme, and any other CSS. See [Overrides](/toolpad/studio/concepts/theming/#overrides).';
const fullWidth = 'Takes up the full width.';
const disabled = 'Ignores input.';
const name = 'The key of this input in the value of its form. Set it on every input in a form.';
const isRequired = 'An empty value fails validation.';
const variant = 'The variant of the field, as in Material UI.';
const size = 'Size of the field.';
const fieldLabel = 'Label of the field.';
const children = 'The components inside it.';

/** Descriptions by component and property, in the order of the inspector. */
const descriptions: Record<string, Record<string, string>> = {
  Autocomplete: {
    options: 'Choices: strings, or objects with `value` and `label`.',
    value:
      'The chosen string, or the `value` of the chosen object (its `label` if it has no `value`). `null` after the user clears it.',
    defaultValue:
      'The initial value, restored when the form is reset. When it changes, `value` changes, too.',
    label: fieldLabel,
    fullWidth,
    size,
    loading: 'Shows that the options are loading. Set automatically while a binding loads.',
    disabled,
    name,
    isRequired,
    sx,
  },
  Button: {
    onClick: 'The action on click: JavaScript or navigation to another page.',
    content: 'The label of the button.',
    variant: 'How much the button stands out.',
    size: 'Size of the button.',
    color: 'The theme color.',
    fullWidth,
    loading:
      'Shows a spinner and ignores clicks. Usually bound to `isLoading` or `isFetching` of a query.',
    disabled,
    sx,
  },
  Chart: {
    data: 'The series, edited in a separate dialog. Each has `kind`, `label`, `data`, `xKey`, `yKey` and `color`; you can only bind its `data`.',
    sx,
  },
  Checkbox: {
    mode: 'Looks like a checkbox or a switch.',
    label: 'The label beside the control.',
    checked: 'Whether it is checked. Set by the user or by an action.',
    color: 'The theme color.',
    disabled,
    size: 'Size of the control. The value `string` in the list is a bug in 0.13.0.',
    sx,
    fullWidth,
    componentsProps: 'Additional props for its inner parts. Available if `mode` is `checkBox`.',
    labelPlacement: 'The side of the control on which the label appears.',
    name,
    isRequired,
  },
  Container: {
    children: 'The components inside it, in separate rows and columns.',
    visible: 'Whether the components inside are visible.',
    sx,
  },
  DataGrid: {
    rowsSource: 'Where the rows come from: a value or a data provider on the server.',
    rows: 'The rows, an array of objects. Available if `rowsSource` is `prop`.',
    dataProviderId:
      'The data provider, as `file.ts:default`. Available if `rowsSource` is `dataProvider`.',
    columns:
      'The columns, edited in a separate dialog. If you leave them empty, the grid infers them from the first row and stores them.',
    rowIdField:
      'The column that identifies a row. The default is `id`. For rows without an id, the grid uses their index.',
    selection: 'The selected row, or `null`.',
    density: 'Height of the rows.',
    loading: 'Shows that the rows are loading. Set automatically while `rows` or `columns` loads.',
    hideToolbar: 'Hides the toolbar with filters, columns, density and export.',
    sx,
  },
  DatePicker: {
    value: 'The chosen date as `YYYY-MM-DD`, or an empty string.',
    format:
      "How the date is displayed, in [Day.js tokens](https://day.js.org/docs/en/display/format). If you leave it empty, the format depends on the user's language. Bindings always read `YYYY-MM-DD`.",
    defaultValue: 'The initial date, as `YYYY-MM-DD`.',
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
      'The chosen files, always as an array of objects with `name`, `type`, `size` and `base64` (a data URL). Not shown in the inspector.',
    label: fieldLabel,
    multiple: 'Lets users choose several files.',
    disabled,
    name,
    isRequired,
    sx,
  },
  Form: {
    children: 'The inputs, and any other component.',
    value: 'The values of the inputs, by `name`.',
    onSubmit: 'The action that runs after a submit if all values are valid.',
    formControlsAlign: 'The position of the buttons.',
    formControlsFullWidth: 'Makes the buttons take up the full width.',
    submitButtonText: 'The label of the submit button.',
    hasResetButton: 'Adds a button that resets all inputs.',
    sx,
  },
  Image: {
    src: 'The URL of the picture, which can be a data URL.',
    alt: 'The text that replaces the picture for screen readers, or if the picture cannot be loaded.',
    fit: 'How the picture fills its box: CSS [object-fit](https://developer.mozilla.org/en-US/docs/Web/CSS/object-fit).',
    width: 'The width of the box in pixels. The box is never wider than its container.',
    height: 'Height of the box in pixels.',
    loading: 'Shows a skeleton. Set automatically while `src` loads.',
    sx,
  },
  List: {
    itemCount: 'How many times the template is rendered. Usually bound to the length of an array.',
    renderItem:
      'The template, edited on the canvas. Its bindings can use `i`, the index of the item, which starts at 0.',
    disablePadding: 'Removes the space above and below the list.',
    loading: 'Shows three skeleton rows. Set automatically while `itemCount` loads.',
    sx,
  },
  Metric: {
    label: 'Text above the number.',
    value: 'The number.',
    numberFormat: 'Plain, bytes, percent, or a currency with its ISO 4217 code.',
    caption: 'Text below the number.',
    conditionalFormat:
      'The color depending on the value: `base`, and `stops` with a `value` and a `color`.',
    fullWidth,
  },
  PageColumn: { gap: 'The space between the components, in theme units.', children },
  PageRow: { gap: 'The space between the components, in theme units.', children },
  Paper: {
    elevation: 'The depth of the shadow. In dark mode, a higher surface is also lighter.',
    children,
    sx,
  },
  Select: {
    options:
      'Choices: strings, or objects with `value` and `label`. Without a label, the value is shown.',
    value: 'The chosen value.',
    defaultValue: 'The initial value.',
    label: fieldLabel,
    variant,
    size,
    fullWidth,
    disabled: 'Ignores input. Set automatically while `value` or `options` loads.',
    name,
    isRequired,
    sx,
  },
  Spacer: { sx },
  Stack: {
    direction: 'Direction of the row or column.',
    alignItems: 'Alignment across the direction.',
    justifyContent: 'Distribution along the direction.',
    gap: 'The space between the components, in theme units.',
    margin: 'The space around the stack, in theme units.',
    children,
    sx,
  },
  Tabs: {
    value: 'The `name` of the active tab.',
    defaultValue: 'The `name` of the tab that is active at first.',
    tabs: 'The tabs, as objects with a `title`, which is the label, and a `name`, which is the value.',
  },
  Text: {
    mode: 'Whether the text is rendered as plain text, as Markdown or as a link.',
    value: 'The text. You edit Markdown in a separate dialog.',
    href: 'The URL of the link. Available if `mode` is `link`.',
    openInNewTab: 'Opens the link in a new tab. Available if `mode` is `link`.',
    variant:
      '[Typography variant](https://mui.com/material-ui/customization/typography/#variants) of the theme. Available if `mode` is `text`.',
    loading: 'Shows a skeleton. Set automatically while `value` loads.',
    sx: `${sx} Not available if \`mode\` is \`markdown\`.`,
  },
  TextField: {
    value: 'The text.',
    defaultValue: 'The initial text. When it changes, `value` changes, too.',
    label: fieldLabel,
    variant,
    size,
    fullWidth,
    password: 'Masks what the user types.',
    placeholder: 'The hint in an empty field.',
    disabled,
    name,
    isRequired,
    minLength: 'The minimum number of characters; 0 turns off the check.',
    maxLength: 'The maximum number of characters; 0 turns off the check.',
    sx,
  },
};

/** @throws if a property has no description, so that new properties are noticed */
export function descriptionOf(component: string, property: string): string {
  const found = descriptions[component]?.[property];
  if (!found)
    throw new Error(
      `${component}.${property} has no description yet. Write one in tools/studio-reference/descriptions.ts.`,
    );
  return found;
}
