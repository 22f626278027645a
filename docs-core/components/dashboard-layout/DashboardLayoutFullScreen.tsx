import Box from '@mui/material/Box';
import MapIcon from '@mui/icons-material/Map';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [{ segment: 'map', title: 'Map', icon: <MapIcon /> }];

// Stands in for a real map. Its colors are CSS variables of the theme, so they follow the mode.
function DeliveryMap() {
  return (
    <Box
      component="svg"
      role="img"
      aria-label="Map of the delivery area with three stops"
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMid slice"
      // The proportions of the drawing must not decide how much space it takes.
      sx={{ flex: 1, width: '100%', contain: 'size', bgcolor: 'action.hover' }}
    >
      <g fill="var(--mui-palette-success-light)" opacity="0.35">
        <path d="M70 40h210l30 110-120 70-130-60z" />
        <path d="M560 330l170 10 40 110-140 40-110-70z" />
      </g>
      <path
        d="M0 290c150-40 250 70 400 30s250-140 400-90v70c-150-50-240 60-390 95S150 325 0 365z"
        fill="var(--mui-palette-info-light)"
        opacity="0.5"
      />
      <g fill="none" stroke="var(--mui-palette-background-paper)" strokeWidth="12">
        <path d="M0 180 340 240 800 90" />
        <path d="M340 0v500" />
        <path d="M600 0 520 500" />
        <path d="M0 450 340 420 800 470" />
      </g>
      <g
        fill="var(--mui-palette-error-main)"
        stroke="var(--mui-palette-background-paper)"
        strokeWidth="4"
      >
        <circle cx="340" cy="240" r="14" />
        <circle cx="572" cy="165" r="14" />
        <circle cx="340" cy="420" r="14" />
      </g>
    </Box>
  );
}

export default function DashboardLayoutFullScreen() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/map');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      {/* preview-start */}
      <DashboardLayout>
        {/* The content area is a flex column, and the map has flex: 1. */}
        <DeliveryMap />
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
