import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_REQUIREMENTS, type OwnRequirementDraft } from '#domain/own-framework/rules.ts';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { RequirementDialog } from './requirement-dialog.tsx';

type Props = {
  requirements: readonly OwnRequirementDraft[];
  onChange: (requirements: readonly OwnRequirementDraft[]) => void;
};

/** The requirements of the draft, with buttons to edit and remove them. */
export const RequirementsTable = ({ requirements, onChange }: Props) => {
  const { t } = useTranslation();
  /** Index of the edited requirement; the length of the list for a new one. */
  const [edited, setEdited] = useState<number>();
  const keep = (one: OwnRequirementDraft) => {
    const at = edited ?? requirements.length;
    onChange([...requirements.slice(0, at), one, ...requirements.slice(at + 1)]);
    setEdited(undefined);
  };
  return (
    <>
      <StackedTable
        items={requirements.map((requirement, at) => ({ ...requirement, at }))}
        trackBy={({ at }) => String(at)}
        header={
          <Header
            variant="h2"
            counter={`(${requirements.length})`}
            actions={
              <Button
                disabled={requirements.length >= MOST_REQUIREMENTS}
                onClick={() => setEdited(requirements.length)}
              >
                {t('ownFramework.addOne')}
              </Button>
            }
          >
            {t('ownFramework.requirements')}
          </Header>
        }
        empty={<Box color="text-status-inactive">{t('ownFramework.noRequirements')}</Box>}
        first={{ id: 'id', header: t('ownFramework.columns.id'), cell: ({ id }) => id, minWidth: 90 }}
        others={[
          { id: 'title', header: t('ownFramework.columns.title'), cell: ({ title }) => title, minWidth: 160 },
          { id: 'group', header: t('ownFramework.columns.group'), cell: ({ group }) => group },
          {
            id: 'effective_from',
            header: t('ownFramework.columns.effective_from'),
            cell: ({ effective_from }) => effective_from,
          },
          {
            id: 'controls',
            header: t('ownFramework.columns.controls'),
            cell: ({ controls }) => controls.length,
          },
          {
            id: 'actions',
            header: t('ownFramework.actions'),
            minWidth: 110,
            cell: ({ id, at }) => (
              <SpaceBetween direction="horizontal" size="xxs">
                <Button
                  variant="inline-icon"
                  iconName="edit"
                  ariaLabel={t('ownFramework.editOne', { id })}
                  onClick={() => setEdited(at)}
                />
                <Button
                  variant="inline-icon"
                  iconName="remove"
                  ariaLabel={t('ownFramework.removeOne', { id })}
                  onClick={() => onChange(requirements.toSpliced(at, 1))}
                />
              </SpaceBetween>
            ),
          },
        ]}
      />
      {edited !== undefined && (
        <RequirementDialog
          before={requirements[edited]}
          others={requirements.filter((_, at) => at !== edited)}
          onKeep={keep}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
};
