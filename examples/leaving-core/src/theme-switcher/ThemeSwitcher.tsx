'use client';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import SystemModeIcon from '@mui/icons-material/SettingsBrightness';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { useLocaleText } from '../localization/localization';

const icons = { light: LightModeIcon, dark: DarkModeIcon, system: SystemModeIcon };

/** Menu with light, dark, and system mode. Hidden if the theme has one mode only. */
export function ThemeSwitcher() {
  const { mode = 'system', setMode, allColorSchemes } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { themeMode, lightMode, darkMode, systemMode } = useLocaleText();
  const labels = { light: lightMode, dark: darkMode, system: systemMode };
  const CurrentIcon = icons[mode];
  if (allColorSchemes.length < 2) return null;

  return (
    <>
      <IconButton
        color="primary"
        aria-label={themeMode}
        title={themeMode}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CurrentIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(['light', 'dark', 'system'] as const).map((each) => {
          const Icon = icons[each];
          return (
            <MenuItem
              key={each}
              role="menuitemradio"
              aria-checked={each === mode}
              selected={each === mode}
              onClick={() => {
                setMode(each);
                setAnchor(null);
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {labels[each]}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
