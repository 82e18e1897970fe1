import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isFiltered, writeListState } from '#domain/list/address.ts';
import { cellOf, levelOf } from '#domain/register/level.ts';
import { IMPACTS, LIKELIHOODS } from '#domain/register/words.ts';
import { useListState } from '#web/components/list/use-list-state.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { HEAT_MAP, riskKind } from './queries.ts';
import './heat-map.css';

const RATINGS = ['rating', 'inherent_rating'] as const;

/** Likelihood against impact, with the number of risks. A cell filters the list, and the chosen cell shows all again. */
export const HeatMap = () => {
  const { t, i18n } = useTranslation();
  const { list, cursor } = useListState(riskKind);
  const { data } = useQuery(riskKind.page(list, cursor));
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const chosen = RATINGS.find((rating) => rating === params.get(HEAT_MAP));
  // A filter in the address decides until the reader chooses.
  const shown = chosen ?? (list.values.inherent_rating ? 'inherent_rating' : 'rating');
  const show = (rating: string) => {
    const next = new URLSearchParams(params);
    next.set(HEAT_MAP, rating);
    setParams(next, { replace: true, state });
  };
  if (!data || (data.total === 0 && !isFiltered(list))) return null;
  const counts = data.facets[shown] ?? {};
  const wanted = list.values[shown] ?? [];
  const searchOf = (cell: string) => {
    const { [shown]: _, ...others } = list.values;
    const values = wanted.includes(cell) ? others : { ...others, [shown]: [cell] };
    const search = writeListState(riskKind, { ...list, values });
    if (chosen) search.set(HEAT_MAP, chosen);
    return `?${search}`;
  };
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={t('register.heatMap.description')}
          actions={
            <SegmentedControl
              label={t('register.heatMap.which')}
              selectedId={shown}
              options={RATINGS.map((id) => ({ id, text: t(`register.heatMap.${id}`) }))}
              onChange={({ detail }) => show(detail.selectedId)}
            />
          }
        >
          {t('register.heatMap.title')}
        </Header>
      }
    >
      <table className="heat-map">
        <thead>
          <tr>
            <th>{t('register.heatMap.axes')}</th>
            {IMPACTS.map((impact) => (
              <th key={impact} scope="col">
                {t(`register.impacts.${impact}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LIKELIHOODS.toReversed().map((likelihood) => (
            <tr key={likelihood}>
              <th scope="row">{t(`register.likelihoods.${likelihood}`)}</th>
              {IMPACTS.map((impact) => {
                const rating = { likelihood, impact };
                const cell = cellOf(rating);
                const count = counts[cell] ?? 0;
                const level = levelOf(rating);
                const words = {
                  level: t(`register.levels.${level}`),
                  rating: t('register.rating', {
                    likelihood: t(`register.likelihoods.${likelihood}`),
                    impact: t(`register.impacts.${impact}`),
                  }),
                };
                return (
                  <td key={impact} data-level={level} data-chosen={wanted.includes(cell) || undefined}>
                    {count > 0 || wanted.includes(cell) ? (
                      <RouterLink
                        to={searchOf(cell)}
                        ariaLabel={t(`register.heatMap.${wanted.includes(cell) ? 'chosenCell' : 'cell'}`, {
                          ...{ count, ...words },
                        })}
                      >
                        {count.toLocaleString(i18n.language)}
                      </RouterLink>
                    ) : (
                      <span className="heat-map-none">0</span>
                    )}
                    <small>{words.level}</small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Container>
  );
};
