'use client';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useBranding } from '../app-provider/navigation';
import { Link } from '../app-provider/router';

/** Logo and title, which link to the start page. */
export function AppTitle() {
  const { title, logo, homeUrl = '/' } = useBranding();
  if (!title && !logo) return null;
  return (
    <Box
      component={Link}
      href={homeUrl}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        color: 'primary.main',
        textDecoration: 'none',
        '& img': { maxHeight: 40 },
      }}
    >
      {logo}
      {title && (
        <Typography variant="h6" component="span" noWrap>
          {title}
        </Typography>
      )}
    </Box>
  );
}
