import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardReport } from '#domain/dashboard/board.ts';
import type { Figure } from '#domain/dashboard/figures.ts';
import { keysOf } from '#domain/keys-of.ts';
import { formatDate } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useShareText } from '#web/components/use-share-text.ts';
import type { board } from '#web/i18n/en/app/board.ts';
import { applicationPath } from '#web/routing/application-path.ts';
import { FigureLink, listOf } from '../figure-link.tsx';
import { Tile } from '../tiles/tile.tsx';

type PartProps<Name extends keyof BoardReport> = Pick<BoardReport, Name>;

export const Decisions = ({ decisions }: PartProps<'decisions'>) => {
  const { t } = useTranslation();
  return (
    <div className="board-wide">
      <Tile title={t('board.decisions.title')}>
        {decisions.length === 0 && <div>{t('board.decisions.none')}</div>}
        <ol className="board-decisions">
          {decisions.map(({ kind, figure }) => (
            <li key={kind}>
              <RouterLink to={listOf(figure)}>{t(`board.decisions.${kind}`, { count: figure.count })}</RouterLink>
            </li>
          ))}
        </ol>
      </Tile>
    </div>
  );
};

const Change = ({ change }: { change: number | null }) => {
  const { i18n } = useTranslation();
  if (change === null) return null;
  return <td>{new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' }).format(change)}</td>;
};

/** Applications by risk tier, with the change in the quarter. */
export const Tiers = ({ tiers, total, since }: PartProps<'since' | 'tiers' | 'total'>) => {
  const { t, i18n } = useTranslation();
  return (
    <Tile title={t('board.tiers.title')}>
      <table className="dashboard-table">
        <thead>
          <tr>
            <th scope="col">{t('board.tiers.tier')}</th>
            <th scope="col">{t('board.tiers.now')}</th>
            {since !== null && (
              <th scope="col">{t('board.tiers.since', { date: formatDate(since, i18n.language) })}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ tier, figure, change }) => (
            <tr key={tier}>
              <th scope="row">{t(`risk.tiers.${tier}.label`)}</th>
              <td>
                <FigureLink figure={figure} text={t(`risk.tiers.${tier}.label`)} />
              </td>
              <Change change={change} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('board.tiers.total')}</th>
            <td>
              <FigureLink figure={total.figure} text={t('board.tiers.total')} />
            </td>
            <Change change={total.change} />
          </tr>
        </tfoot>
      </table>
    </Tile>
  );
};

type FigureName = keyof typeof board.figures;
type FiguresProps = { title: string; figures: Readonly<Partial<Record<FigureName, Figure>>>; children?: ReactNode };

/** Figures with their labels. */
export const Figures = ({ title, figures, children }: FiguresProps) => {
  const { t } = useTranslation();
  return (
    <Tile title={title}>
      <ul className="board-figures">
        {keysOf(figures).map((name) => {
          const figure = figures[name];
          const label = t(`board.figures.${name}`);
          return (
            figure && (
              <li key={name}>
                <span>{label}</span>
                <FigureLink figure={figure} text={label} />
              </li>
            )
          );
        })}
      </ul>
      {children}
    </Tile>
  );
};

/** More lines than this would not fit on the page. */
const MOST_ENDING = 5;

/** The approvals that end soon, by name: no list can be filtered by the end of approvals. */
export const Ending = ({ ending }: PartProps<'ending'>) => {
  const { t, i18n } = useTranslation();
  const more = ending.length - MOST_ENDING;
  return (
    <div className="board-ending">
      <div>{ending.length === 0 ? t('board.ending.none') : t('board.ending.title', { count: ending.length })}</div>
      <ul>
        {ending.slice(0, MOST_ENDING).map(({ id, name, on }) => (
          <li key={id}>
            <RouterLink to={`${applicationPath(id)}/approval`}>{name}</RouterLink> {formatDate(on, i18n.language)}
          </li>
        ))}
        {more > 0 && <li>{t('board.ending.more', { count: more })}</li>}
      </ul>
    </div>
  );
};

/** No list has the acknowledgements of all policies, so only the first figure is a link. */
export const Policies = ({ policies: { in_force, acknowledgements } }: PartProps<'policies'>) => {
  const { t, i18n } = useTranslation();
  const shareText = useShareText();
  const label = t('board.policies.in_force');
  return (
    <Tile title={t('board.policies.title')}>
      <ul className="board-figures">
        <li>
          <span>{label}</span>
          <FigureLink figure={in_force} text={label} />
        </li>
        {acknowledgements && acknowledgements.asked > 0 && (
          <>
            <li>
              <span>{t('board.policies.acknowledged', { count: acknowledgements.asked })}</span>
              <span>{shareText(acknowledgements.acknowledged / acknowledgements.asked)}</span>
            </li>
            <li>
              <span>{t('board.policies.overdue')}</span>
              <span>{acknowledgements.overdue.toLocaleString(i18n.language)}</span>
            </li>
          </>
        )}
      </ul>
    </Tile>
  );
};
