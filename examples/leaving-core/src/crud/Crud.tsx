'use client';
import type { GridDataSourceCache } from '@mui/x-data-grid';
import { useRouter } from '../app-provider/router';
import { Create } from './Create';
import { CrudProvider } from './CrudProvider';
import type { DataModel, DataSource, OmitId } from './dataSource';
import { Edit } from './Edit';
import { List, type ListProps } from './List';
import { Show } from './Show';

export interface CrudProps<D extends DataModel> {
  /** Define it at module level, or memoize it. */
  dataSource: DataSource<D>;
  /** Path of the list. Route the paths below it to the same page. */
  rootPath: string;
  initialPageSize?: number;
  /** Values of a new item. */
  defaultValues?: Partial<OmitId<D>>;
  /** See `CrudProvider`. */
  cache?: GridDataSourceCache | null;
  gridProps?: ListProps<D>['gridProps'];
}

function Pages<D extends DataModel>(props: CrudProps<D>) {
  const { dataSource, rootPath, initialPageSize, defaultValues, gridProps } = props;
  const { pathname, navigate } = useRouter();
  const root = rootPath.replace(/\/$/, '');
  const isBelow = pathname === root || pathname.startsWith(`${root}/`);
  const [id, action, ...rest] = pathname
    .slice(root.length + 1)
    .split('/')
    .map(decodeURIComponent);
  const showList = () => navigate(root || '/');
  const edit = dataSource.updateOne && {
    onEditClick: (item: D['id']) => navigate(`${root}/${encodeURIComponent(item)}/edit`),
  };

  if (!isBelow || rest.length > 0) return null;
  if (!id)
    return (
      <List<D>
        initialPageSize={initialPageSize}
        onRowClick={
          dataSource.getOne && ((item) => navigate(`${root}/${encodeURIComponent(item)}`))
        }
        onCreateClick={dataSource.createOne && (() => navigate(`${root}/new`))}
        gridProps={gridProps}
        {...edit}
      />
    );
  if (id === 'new' && !action)
    return <Create<D> initialValues={defaultValues} onSubmitSuccess={showList} />;
  if (action === 'edit') return <Edit<D> id={id} onSubmitSuccess={showList} />;
  return action ? null : <Show<D> key={id} id={id} onDelete={showList} {...edit} />;
}

/** List, details, and forms, chosen by the path: `/`, `/:id`, `/new`, `/:id/edit`. */
export function Crud<D extends DataModel>(props: CrudProps<D>) {
  return (
    <CrudProvider dataSource={props.dataSource} cache={props.cache}>
      <Pages {...props} />
    </CrudProvider>
  );
}
