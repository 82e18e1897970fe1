import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import Pagination from '@cloudscape-design/components/pagination';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES } from './list-state.ts';
import type { useListState } from './use-list-state.ts';

type ListPagesProps = { state: ReturnType<typeof useListState>; next: string | null };

/** Pages known so far, and on to the next; how many rows a page has. */
export const ListPages = ({ state, next }: ListPagesProps) => {
  const { t } = useTranslation();
  const { list, page, goTo, goToNext, change } = state;
  return (
    <div className="list-pages">
      <Pagination
        currentPageIndex={page}
        pagesCount={page}
        openEnd={next !== null}
        ariaLabels={{
          paginationLabel: t('list.pages'),
          nextPageLabel: t('list.next'),
          previousPageLabel: t('list.previous'),
          pageLabel: (number) => t('list.page', { page: number }),
        }}
        onChange={({ detail }) => {
          if (detail.currentPageIndex <= page) goTo(detail.currentPageIndex);
          else if (next !== null) goToNext(next);
        }}
      />
      <ButtonDropdown
        variant="icon"
        iconName="settings"
        ariaLabel={t('list.pageSize')}
        items={[
          {
            text: t('list.pageSize'),
            items: PAGE_SIZES.map((limit) => ({
              itemType: 'checkbox' as const,
              id: String(limit),
              text: t('list.rows', { count: limit }),
              checked: limit === list.limit,
            })),
          },
        ]}
        onItemClick={({ detail }) => {
          const limit = PAGE_SIZES.find((one) => String(one) === detail.id);
          if (limit && limit !== list.limit) change({ limit });
        }}
      />
    </div>
  );
};
