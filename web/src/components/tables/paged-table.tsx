import Pagination from '@cloudscape-design/components/pagination';
import Table, { type TableProps } from '@cloudscape-design/components/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnPaper } from './use-on-paper.ts';

const ON_A_PAGE = 50;

/** A table that pages through rows in memory and prints every row. */
export const PagedTable = <R,>({ items = [], ...table }: TableProps<R>) => {
  const { t } = useTranslation();
  const showAll = useOnPaper();
  const [asked, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(items.length / ON_A_PAGE));
  const page = Math.min(asked, pages);
  return (
    <Table
      {...table}
      items={showAll ? items : items.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE)}
      {...(pages > 1 &&
        !showAll && {
          pagination: (
            <Pagination
              currentPageIndex={page}
              pagesCount={pages}
              onChange={({ detail }) => setPage(detail.currentPageIndex)}
              ariaLabels={{
                paginationLabel: t('list.pages'),
                nextPageLabel: t('list.next'),
                previousPageLabel: t('list.previous'),
                pageLabel: (number) => t('list.page', { page: number }),
              }}
            />
          ),
        })}
    />
  );
};
