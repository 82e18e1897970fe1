import Pagination from '@cloudscape-design/components/pagination';
import { useTranslation } from 'react-i18next';
import type { useListState } from './use-list-state.ts';

type ListPagesProps = { state: ReturnType<typeof useListState>; next: string | null };

export const ListPages = ({ state, next }: ListPagesProps) => {
  const { t } = useTranslation();
  const { page, goTo, goToNext } = state;
  return (
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
  );
};
