import Badge from '@cloudscape-design/components/badge';
import Button from '@cloudscape-design/components/button';
import Link from '@cloudscape-design/components/link';
import { useTranslation } from 'react-i18next';
import type { ShownControl } from '#domain/controls/control.ts';
import type { Evidence } from '#domain/controls/evidence.ts';
import { EvidenceStateBadge } from '#web/components/evidence/evidence-state-badge.tsx';
import { Proves } from '#web/components/evidence/proves.tsx';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { resultsPath } from '#web/routing/paths.ts';

/** Links to the file, page or test if the evidence has one. */
const Name = ({ piece: { name, kind, url, document, test } }: { piece: Evidence }) => {
  const { t } = useTranslation();
  if (test) return <RouterLink to={resultsPath(test)}>{name}</RouterLink>;
  const href = kind === 'link' ? url : document && `/document-viewer/${document.id}?version=${document.version}`;
  if (!href) return <b>{name}</b>;
  return (
    <Link href={href} external rel="noopener noreferrer" externalIconAriaLabel={t('actions.opensInNewTab')}>
      {name}
    </Link>
  );
};

type PieceProps = { piece: Evidence; one: ShownControl; onRemove?: () => void };

export const Piece = ({ piece, one, onRemove }: PieceProps) => {
  const { t, i18n } = useTranslation();
  const { name, kind, document, test, text, effective_from, expires_on, attested_by, attested_at, relied_on } = piece;
  const from = formatDate(effective_from, i18n.language);
  const period = expires_on
    ? t('evidence.period', { from, to: formatDate(expires_on, i18n.language) })
    : t('evidence.periodForGood', { from });
  const what = [
    t(`evidence.kinds.${kind}`),
    ...(document ? [t('evidence.version', { number: document.version })] : []),
    ...(test ? [test.name, test.verdict ? t(`bias.verdicts.${test.verdict}`) : t('bias.noVerdict')] : []),
  ];
  const others = piece.proves.filter(
    ({ application_id, control }) => application_id !== one.application_id || control !== one.id,
  );
  return (
    <li>
      <div className="control-piece">
        <div className="control-asked-head">
          <Name piece={piece} />
          <EvidenceStateBadge standing={piece.standing} />
          {relied_on && <Badge color="blue">{t('evidence.reliedOn')}</Badge>}
        </div>
        {text && <p className="prose">{text}</p>}
        <small>{[...what, period].join(' · ')}</small>
        <small>
          {t('evidence.attested', { who: attested_by.name, when: formatMoment(attested_at, i18n.language) })}
        </small>
        {others.length > 0 && (
          <small>
            {t('evidence.elsewhere')}: <Proves uses={others} />
          </small>
        )}
        {test && <small className="control-hash">SHA-256 {test.sha256}</small>}
      </div>
      {onRemove && (
        <Button variant="inline-link" ariaLabel={t('evidence.remove.named', { name })} onClick={onRemove}>
          {t('evidence.remove.button')}
        </Button>
      )}
    </li>
  );
};
