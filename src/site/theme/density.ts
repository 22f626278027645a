import type { Components, Theme } from '@mui/material/styles';

/**
 * Dense variants of MUI's components. They are MUI's own small variants, so that type sizes and
 * touch targets match.
 */
export const denseComponents: Components<Theme> = {
  MuiButton: { defaultProps: { size: 'small' } },
  MuiButtonGroup: { defaultProps: { size: 'small' } },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiChip: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiInputBase: { defaultProps: { margin: 'dense' } },
  MuiInputLabel: { defaultProps: { margin: 'dense' } },
  MuiList: { defaultProps: { dense: true } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiListItemButton: { defaultProps: { dense: true } },
  MuiMenuItem: { defaultProps: { dense: true } },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiSwitch: { defaultProps: { size: 'small' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTab: { styleOverrides: { root: { minHeight: 36, paddingBlock: 6 } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 36 } } },
  MuiTextField: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
  MuiToggleButton: { defaultProps: { size: 'small' } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};
