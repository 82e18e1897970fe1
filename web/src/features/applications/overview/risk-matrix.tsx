import { useTranslation } from 'react-i18next';
import type { ApplicationDetails } from '#domain/applications/details.ts';

const LEVELS = ['high', 'medium', 'low'] as const;

/** The number of risks by inherent and residual level. */
export const RiskMatrix = ({ risks }: Pick<ApplicationDetails, 'risks'>) => {
  const { t } = useTranslation();
  const level = (name: (typeof LEVELS)[number]) => t(`risk.levels.${name}`);
  const known = risks.filter(({ provisional }) => !provisional);
  const unknown = risks.length - known.length;
  return (
    <>
      <table className="overview-matrix" aria-label={t('workspace.matrix.caption')}>
        <thead>
          <tr>
            <td />
            {LEVELS.map((residual) => (
              <th key={residual} scope="col">
                {t('workspace.matrix.left', { level: level(residual) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LEVELS.map((inherent, row) => (
            <tr key={inherent}>
              <th scope="row">{t('workspace.matrix.of', { level: level(inherent) })}</th>
              {LEVELS.map((residual, column) => {
                // Mitigation never raises a risk, so these cells stay empty.
                if (column < row) return <td key={residual} className="overview-nowhere" />;
                const count = known.filter((one) => one.inherent === inherent && one.residual === residual).length;
                return (
                  <td key={residual} className={`overview-risk-${residual}`} data-none={count === 0 || undefined}>
                    {count}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {unknown > 0 && <p className="overview-unknown">{t('workspace.matrix.unknown', { count: unknown })}</p>}
    </>
  );
};
