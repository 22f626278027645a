'use client';
import Container, { type ContainerProps } from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from './PageHeader';

export interface PageContainerProps extends Omit<ContainerProps, 'title'>, PageHeaderProps {
  /** Replaces the title, breadcrumbs, and actions. */
  header?: ReactNode;
}

/** Header and content of a page. A child with `flex: 1` fills the height of a dashboard layout. */
export function PageContainer(props: PageContainerProps) {
  const { children, title, breadcrumbs, actions, header, sx, ...containerProps } = props;
  return (
    <Container
      {...containerProps}
      sx={[
        { display: 'flex', flexDirection: 'column', flex: 1, py: 3 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Stack spacing={2} sx={{ flex: 1, minWidth: 0 }}>
        {header ?? <PageHeader title={title} breadcrumbs={breadcrumbs} actions={actions} />}
        {children}
      </Stack>
    </Container>
  );
}
