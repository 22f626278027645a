'use client';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Avatar from '@mui/material/Avatar';
import Collapse from '@mui/material/Collapse';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import {
  isPage,
  pagesOf,
  pathOf,
  useActivePage,
  type Navigation,
  type NavigationPageItem,
} from '../app-provider/navigation';
import { Link } from '../app-provider/router';

interface ItemProps {
  item: NavigationPageItem;
  parentPath: string;
  mini: boolean;
  onNavigate?: () => void;
}

const miniButton = { flexDirection: 'column', px: 0.5, py: 1 };

function Label({ item, mini }: Pick<ItemProps, 'item' | 'mini'>) {
  const title = item.title ?? item.segment ?? '';
  const initials = title
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <>
      {(item.icon || mini) && (
        <ListItemIcon sx={mini ? { minWidth: 0 } : {}}>
          {item.icon ?? (
            <Avatar aria-hidden sx={{ width: 24, height: 24, fontSize: 12 }}>
              {initials}
            </Avatar>
          )}
        </ListItemIcon>
      )}
      <ListItemText
        primary={title}
        sx={mini ? { m: 0, maxWidth: '100%' } : {}}
        slotProps={{ primary: { noWrap: true, variant: mini ? 'caption' : 'body2' } }}
      />
    </>
  );
}

function PageLink({ item, parentPath, mini, onNavigate }: ItemProps) {
  const path = pathOf(item, parentPath);
  const isActive = useActivePage()?.path === path;
  return (
    <ListItem disablePadding secondaryAction={mini ? undefined : item.action}>
      <ListItemButton
        component={Link}
        href={path}
        selected={isActive}
        aria-current={isActive ? 'page' : undefined}
        onClick={onNavigate}
        sx={mini ? miniButton : {}}
      >
        <Label item={item} mini={mini} />
      </ListItemButton>
    </ListItem>
  );
}

/** A folder opens below its button, and in the mini sidebar beside it. */
function Folder({ item, parentPath, mini, onNavigate }: ItemProps) {
  const path = pathOf(item, parentPath);
  const activePath = useActivePage()?.path;
  const isActive = pagesOf([item], parentPath).some((page) => page.path === activePath);
  const [isOpen, setOpen] = useState(isActive);
  const [wasActive, setWasActive] = useState(isActive);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const popoverOpen = mini && anchor !== null;

  // Opens when the user navigates to one of its pages, and can be closed there.
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (isActive) setOpen(true);
  }

  const navigation = (
    <SidebarNavigation
      items={item.children ?? []}
      parentPath={path}
      onNavigate={() => {
        setAnchor(null);
        onNavigate?.();
      }}
    />
  );
  return (
    <>
      <ListItem disablePadding secondaryAction={mini ? undefined : item.action}>
        <ListItemButton
          selected={isActive && (mini || !isOpen)}
          aria-expanded={mini ? popoverOpen : isOpen}
          onClick={(event) => (mini ? setAnchor(event.currentTarget) : setOpen(!isOpen))}
          sx={mini ? miniButton : {}}
        >
          <Label item={item} mini={mini} />
          {!mini && (isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />)}
        </ListItemButton>
      </ListItem>
      {mini ? (
        <Popover
          open={popoverOpen}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: { component: 'nav', 'aria-label': item.title, sx: { minWidth: 200 } },
          }}
        >
          {navigation}
        </Popover>
      ) : (
        <Collapse in={isOpen} component="li" unmountOnExit sx={{ pl: 2 }}>
          {navigation}
        </Collapse>
      )}
    </>
  );
}

export interface SidebarNavigationProps {
  items: Navigation;
  parentPath?: string;
  /** Shows icons with small labels. */
  mini?: boolean;
  onNavigate?: () => void;
}

/** A list of links, headings, dividers, and folders. */
export function SidebarNavigation(props: SidebarNavigationProps) {
  const { items, parentPath = '', mini = false, onNavigate } = props;
  return (
    <List disablePadding={parentPath !== ''} sx={{ width: '100%' }}>
      {items.map((item, index) => {
        if (item.kind === 'divider')
          return (
            <li key={index} aria-hidden>
              <Divider sx={{ my: 1 }} />
            </li>
          );
        if (item.kind === 'header')
          return mini ? null : <ListSubheader key={index}>{item.title}</ListSubheader>;
        if (!isPage(item)) return null;
        const Item = item.children ? Folder : PageLink;
        return <Item key={index} {...{ item, parentPath, mini, onNavigate }} />;
      })}
    </List>
  );
}
