import { useTranslation } from 'react-i18next';
import type { Figure } from '#domain/dashboard/figures.ts';
import { listPath } from '#domain/list/names.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';

/** Link to the list filtered to what a figure counts. */
export const listOf = ({ list, asked }: Pick<Figure, 'list' | 'asked'>) => {
  const filters = Object.entries(asked).flatMap(([column, values]) => values.map((value) => [column, value]));
  return [listPath(list), new URLSearchParams(filters).toString()].filter(Boolean).join('?');
};

type FigureLinkProps = { figure: Figure; text: string; large?: boolean };

/** A number that opens its list; zero is muted. */
export const FigureLink = ({ figure, text, large = false }: FigureLinkProps) => {
  const { i18n } = useTranslation();
  const number = figure.count.toLocaleString(i18n.language);
  return (
    <span data-zero={figure.count === 0 || undefined} className="dashboard-figure">
      <RouterLink large={large} to={listOf(figure)} ariaLabel={`${text}: ${number}`}>
        {number}
      </RouterLink>
    </span>
  );
};
