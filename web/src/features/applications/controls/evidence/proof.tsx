import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ShownControl } from '#domain/controls/control.ts';
import type { Evidence } from '#domain/controls/evidence.ts';
import { AddEvidence, EVIDENCE_SOURCES, type EvidenceSource } from './add-evidence.tsx';
import { Piece } from './piece.tsx';
import { RemoveEvidence } from './remove-evidence.tsx';
import { UseEvidence } from './use-evidence.tsx';

export const Proof = ({ one }: { one: ShownControl }) => {
  const { t, i18n } = useTranslation();
  const [params, setParams] = useSearchParams();
  const mayAdd = one.may_work && one.state !== 'not_applicable';
  /** Preselects a test result when the user arrives from that result's page. */
  const test = params.get('test');
  const [adding, setAdding] = useState<EvidenceSource | undefined>(test && mayAdd ? 'test_result' : undefined);
  const [removing, setRemoving] = useState<Evidence>();
  const close = () => {
    setAdding(undefined);
    if (test) setParams({}, { replace: true });
  };
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${one.evidence.length.toLocaleString(i18n.language)})`}>
          {t('evidence.title')}
        </Header>
      }
    >
      {one.evidence.length === 0 ? (
        <Box textAlign="center" color="text-body-secondary">
          <b>{t('evidence.none')}</b>
          {one.guidance && <div>{t('evidence.noneText')}</div>}
        </Box>
      ) : (
        <ul className="control-proof">
          {one.evidence.map((piece) => (
            <Piece
              key={piece.id}
              piece={piece}
              one={one}
              {...(one.may_work && { onRemove: () => setRemoving(piece) })}
            />
          ))}
        </ul>
      )}
      {mayAdd && (
        <fieldset className="control-ways not-on-paper">
          <legend>{t('evidence.add')}</legend>
          {EVIDENCE_SOURCES.map((source) => (
            <Button
              key={source}
              iconName="add-plus"
              ariaLabel={t(`evidence.adding.${source}`)}
              onClick={() => setAdding(source)}
            >
              {t(source === 'use' ? 'evidence.existing' : `evidence.kinds.${source}`)}
            </Button>
          ))}
        </fieldset>
      )}
      {adding === 'use' && <UseEvidence one={one} onClose={close} />}
      {adding !== undefined && adding !== 'use' && (
        <AddEvidence
          one={one}
          kind={adding}
          {...(test && { test: { id: test, name: params.get('name') ?? '' } })}
          onClose={close}
        />
      )}
      {removing && <RemoveEvidence one={one} piece={removing} onClose={() => setRemoving(undefined)} />}
    </Container>
  );
};
