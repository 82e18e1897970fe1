import Box from '@cloudscape-design/components/box';
import Pagination from '@cloudscape-design/components/pagination';
import Table, { type TableProps } from '@cloudscape-design/components/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '#web/components/use-narrow.ts';

const ON_A_PAGE = 50;

type Columns<R> = TableProps<R>['columnDefinitions'];

/** On a phone there is room for two, and what the others say stands below the first. */
const onPhone = <R,>([first, second, ...others]: Columns<R>): Columns<R> => {
  if (!first || !second) return [];
  const below = (item: R) =>
    others.flatMap(({ header, cell }) => {
      const said = String(cell(item) ?? '');
      return said ? [`${header}: ${said}`] : [];
    });
  const cell = (item: R) => (
    <div className="typed">
      {first.cell(item)}
      <Box fontSize="body-s" color="text-body-secondary">
        {below(item).join(' · ')}
      </Box>
    </div>
  );
  return [
    { ...first, minWidth: 0, cell },
    { ...second, minWidth: 0 },
  ];
};

/** Rows that are all there, a page at a time. The first two columns may show anything, the others texts. */
export const PagedTable = <R,>({ items = [], columnDefinitions, ...table }: TableProps<R>) => {
  const { t } = useTranslation();
  const isNarrow = useNarrow();
  const [asked, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(items.length / ON_A_PAGE));
  const page = Math.min(asked, pages);
  return (
    <Table
      {...table}
      columnDefinitions={isNarrow ? onPhone(columnDefinitions) : columnDefinitions}
      items={items.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE)}
      {...(pages > 1 && {
        pagination: (
          <Pagination
            currentPageIndex={page}
            pagesCount={pages}
            onChange={({ detail }) => setPage(detail.currentPageIndex)}
            ariaLabels={{
              paginationLabel: t('people.many.pages.label'),
              nextPageLabel: t('people.many.pages.next'),
              previousPageLabel: t('people.many.pages.previous'),
              pageLabel: (number) => t('people.many.pages.page', { page: number }),
            }}
          />
        ),
      })}
    />
  );
};
