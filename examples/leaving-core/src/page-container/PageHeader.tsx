'use client';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useActivePage, type Breadcrumb } from '../app-provider/navigation';
import { Link } from '../app-provider/router';
import { useLocaleText } from '../localization/localization';

export type { Breadcrumb };

export interface PageHeaderToolbarProps {
  children?: ReactNode;
}

/** Actions at the end of a header, in a new line if there's no room. */
export function PageHeaderToolbar({ children }: PageHeaderToolbarProps) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', ml: 'auto' }}
    >
      {children}
    </Stack>
  );
}

export interface PageHeaderProps {
  /** Default: the title of the active page. An empty string hides it. */
  title?: string;
  /** Default: from the page at `/` to the active page. An empty array hides them. */
  breadcrumbs?: Breadcrumb[];
  actions?: ReactNode;
}

export function PageHeader(props: PageHeaderProps) {
  const activePage = useActivePage();
  const { breadcrumbs: label } = useLocaleText();
  const { title = activePage?.title, breadcrumbs = activePage?.breadcrumbs ?? [], actions } = props;
  return (
    <Stack component="header" spacing={1}>
      {breadcrumbs.length > 0 && (
        <Breadcrumbs aria-label={label}>
          {breadcrumbs.map((breadcrumb, index) => {
            const isLast = index === breadcrumbs.length - 1;
            return breadcrumb.path && !isLast ? (
              <MuiLink
                key={index}
                component={Link}
                href={breadcrumb.path}
                color="inherit"
                underline="hover"
              >
                {breadcrumb.title}
              </MuiLink>
            ) : (
              <Typography
                key={index}
                aria-current={isLast ? 'page' : undefined}
                sx={{ color: 'text.primary' }}
              >
                {breadcrumb.title}
              </Typography>
            );
          })}
        </Breadcrumbs>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {title && (
          <Typography variant="h4" component="h1">
            {title}
          </Typography>
        )}
        {actions && <PageHeaderToolbar>{actions}</PageHeaderToolbar>}
      </Stack>
    </Stack>
  );
}
