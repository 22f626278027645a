'use client';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type ReactNode } from 'react';
import { Account } from '../account/Account';
import { useNavigation } from '../app-provider/navigation';
import { useLocaleText } from '../localization/localization';
import { ThemeSwitcher } from '../theme-switcher/ThemeSwitcher';
import { AppTitle } from './AppTitle';
import { SidebarNavigation } from './SidebarNavigation';

const MINI_WIDTH = 84;

export interface SidebarFooterProps {
  mini: boolean;
}

export interface DashboardLayoutProps {
  children: ReactNode;
  /** Start and end of the header. */
  appTitle?: ReactNode;
  toolbarActions?: ReactNode;
  toolbarAccount?: ReactNode;
  sidebarFooter?: (props: SidebarFooterProps) => ReactNode;
  /** Starts desktops with the mini sidebar, as tablets always do. */
  defaultSidebarCollapsed?: boolean;
  /** Without a mini sidebar, tablets open the sidebar over the content, as phones do. */
  disableCollapsibleSidebar?: boolean;
  hideNavigation?: boolean;
  /** Width of the sidebar, in pixels or as a CSS length. */
  sidebarExpandedWidth?: number | string;
}

/** Header, sidebar, and a content area that scrolls. */
export function DashboardLayout({
  children,
  appTitle = <AppTitle />,
  toolbarActions = <ThemeSwitcher />,
  toolbarAccount = <Account />,
  sidebarFooter,
  defaultSidebarCollapsed = false,
  disableCollapsibleSidebar = false,
  hideNavigation = false,
  sidebarExpandedWidth = 320,
}: DashboardLayoutProps) {
  const navigation = useNavigation();
  const text = useLocaleText();
  const mainId = useId();
  const overlayBelow = disableCollapsibleSidebar ? 'md' : 'sm';
  const isOverlay = useMediaQuery((theme: Theme) => theme.breakpoints.down(overlayBelow));
  const isDesktop = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), {
    defaultMatches: true,
  });
  const [overlayOpen, setOverlayOpen] = useState(false);
  const [desktopExpanded, setDesktopExpanded] = useState(!defaultSidebarCollapsed);
  const [tabletExpanded, setTabletExpanded] = useState(false);

  const expanded = disableCollapsibleSidebar || (isDesktop ? desktopExpanded : tabletExpanded);
  const isOpen = isOverlay ? overlayOpen : expanded;

  function toggle() {
    if (isOverlay) setOverlayOpen(!overlayOpen);
    else if (isDesktop) setDesktopExpanded(!desktopExpanded);
    else setTabletExpanded(!tabletExpanded);
  }
  function closeAfterNavigation() {
    setOverlayOpen(false);
    setTabletExpanded(false);
  }

  const sidebar = (mini: boolean) => (
    <>
      <Box sx={{ flex: 1, overflow: 'auto' }}>
        <SidebarNavigation items={navigation} mini={mini} onNavigate={closeAfterNavigation} />
      </Box>
      {sidebarFooter?.({ mini })}
    </>
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <Button
        href={`#${mainId}`}
        variant="contained"
        sx={{
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 'tooltip',
          '&:not(:focus)': { transform: 'translateY(-200%)' },
        }}
        onClick={(event) => {
          // The URL doesn't change, which hash routers would follow.
          event.preventDefault();
          document.getElementById(mainId)?.focus();
        }}
      >
        {text.skipToContent}
      </Button>
      <AppBar
        position="static"
        color="inherit"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
      >
        <Toolbar sx={{ gap: 1 }}>
          {!hideNavigation && (
            <IconButton
              edge="start"
              aria-label={text.toggleSidebar}
              aria-expanded={isOpen}
              onClick={toggle}
              sx={disableCollapsibleSidebar ? { display: { md: 'none' } } : {}}
            >
              {isOpen ? <MenuOpenIcon /> : <MenuIcon />}
            </IconButton>
          )}
          {appTitle}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
            {toolbarActions}
            {toolbarAccount}
          </Box>
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        {!hideNavigation && (
          <Box
            component="nav"
            aria-label={text.mainNavigation}
            sx={{
              // CSS, because the server doesn't know the width of the screen.
              display: { xs: 'none', [overlayBelow]: 'flex' },
              displayPrint: 'none',
              flexDirection: 'column',
              flexShrink: 0,
              width: expanded ? sidebarExpandedWidth : MINI_WIDTH,
              transition: (theme) => theme.transitions.create('width'),
              borderRight: 1,
              borderColor: 'divider',
              overflow: 'hidden',
            }}
          >
            {sidebar(!expanded)}
          </Box>
        )}
        <Drawer
          open={isOverlay && overlayOpen && !hideNavigation}
          onClose={() => setOverlayOpen(false)}
          slotProps={{
            paper: {
              'aria-label': text.toggleSidebar,
              sx: { width: sidebarExpandedWidth, maxWidth: '85vw' },
            },
          }}
        >
          <Stack component="nav" aria-label={text.mainNavigation} sx={{ height: '100%' }}>
            {sidebar(false)}
          </Stack>
        </Drawer>
        <Box
          component="main"
          id={mainId}
          tabIndex={-1}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            minWidth: 0,
            overflow: 'auto',
            outline: 'none',
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}
