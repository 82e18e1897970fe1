import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table, { type TableProps } from '@cloudscape-design/components/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownDirectory, ShownRule } from '#contract/people/directory.ts';
import { useGroupName } from '#web/components/groups/use-group-name.ts';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { RemoveRule } from './remove-rule.tsx';
import { RuleDialog } from './rule-dialog.tsx';

type Open = { is: 'add' } | { is: 'edit' | 'remove'; rule: ShownRule };

/** Role rules of directory groups. On phones, one column shows all fields of a rule. */
const useColumns = (
  refused: { disabled?: true; disabledReason?: string },
  onOpen: (open: Open) => void,
): TableProps.ColumnDefinition<ShownRule>[] => {
  const { t } = useTranslation();
  const groupName = useGroupName();
  const isNarrow = useNarrow();
  const groups = ({ resource_groups }: ShownRule) =>
    resource_groups.map(groupName).join(', ') || t('directory.rules.noGroups');
  const role = ({ role: id }: ShownRule) => t(`roles.names.${id}`);
  const group: TableProps.ColumnDefinition<ShownRule> = {
    id: 'group',
    header: t('directory.rules.fields.directory_group'),
    cell: (rule) => (
      <>
        <div>{rule.directory_group}</div>
        <Box color="text-body-secondary">{t('directory.connection.count', { count: rule.members })}</Box>
        {isNarrow && <div>{t('directory.rules.roleIn', { role: role(rule), groups: groups(rule) })}</div>}
      </>
    ),
    isRowHeader: true,
  };
  const actions: TableProps.ColumnDefinition<ShownRule> = {
    id: 'actions',
    header: t('directory.rules.actions'),
    cell: (rule) => (
      <SpaceBetween direction="horizontal" size="xxs">
        <Button
          {...refused}
          variant="inline-icon"
          iconName="edit"
          ariaLabel={t('directory.rules.editOf', { group: rule.directory_group })}
          onClick={() => onOpen({ is: 'edit', rule })}
        />
        <Button
          variant="inline-icon"
          iconName="remove"
          ariaLabel={t('directory.rules.removeOf', { group: rule.directory_group })}
          onClick={() => onOpen({ is: 'remove', rule })}
        />
      </SpaceBetween>
    ),
    width: 110,
  };
  if (isNarrow) return [group, actions];
  return [
    { ...group, width: 300 },
    { id: 'role', header: t('directory.rules.fields.role'), cell: role, width: 180 },
    { id: 'resource_groups', header: t('directory.rules.fields.resource_groups'), cell: groups, width: 380 },
    actions,
  ];
};

type RulesTableProps = Pick<ShownDirectory, 'rules' | 'groups'> & {
  /** Why the user cannot add or change rules. */
  refusal: string | undefined;
};

export const RulesTable = ({ rules, groups, refusal }: RulesTableProps) => {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const refused = refusal === undefined ? {} : { disabled: true as const, disabledReason: refusal };
  return (
    <>
      <Table
        wrapLines
        cellVerticalAlign="top"
        items={rules}
        trackBy="id"
        columnDefinitions={useColumns(refused, setOpen)}
        ariaLabels={{ tableLabel: t('directory.rules.title') }}
        header={
          <Header
            variant="h2"
            counter={`(${rules.length.toLocaleString(i18n.language)})`}
            description={t('directory.rules.text')}
            actions={
              <Button {...refused} onClick={() => setOpen({ is: 'add' })}>
                {t('directory.rules.add')}
              </Button>
            }
          >
            {t('directory.rules.title')}
          </Header>
        }
        empty={
          <Box textAlign="center">
            <b>{t('directory.rules.none')}</b>
            <p>{t('directory.rules.noneText')}</p>
          </Box>
        }
      />
      {open?.is === 'add' && <RuleDialog groups={groups} onClose={close} />}
      {open?.is === 'edit' && <RuleDialog rule={open.rule} groups={groups} onClose={close} />}
      {open?.is === 'remove' && <RemoveRule rule={open.rule} onClose={close} />}
    </>
  );
};
