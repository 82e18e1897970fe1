import PromptInput, { type PromptInputProps } from '@cloudscape-design/components/prompt-input';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName } from '#domain/people/person.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { commentQueries } from './queries.ts';
import { type Token, textOfTokens } from './words.ts';

type MentionInputProps = {
  subject: SubjectOf;
  label: string;
  tokens: readonly Token[];
  autoFocus: boolean;
  onChange: (tokens: readonly Token[]) => void;
};

const MENU = 'people';

const EXPANDED = 'aria-expanded';

/**
 * Cloudscape sets `aria-expanded` on its text box, which ARIA does not allow there. Screen readers announce the menu
 * without it.
 */
const withoutExpanded = (place: HTMLDivElement | null) => {
  const box = place?.querySelector('[role="textbox"]');
  if (!box) return;
  const mend = () => box.removeAttribute(EXPANDED);
  const observer = new MutationObserver(() => box.hasAttribute(EXPANDED) && mend());
  observer.observe(box, { attributeFilter: [EXPANDED] });
  mend();
  return () => observer.disconnect();
};

/** A text box where @ suggests people who can see the subject. Enter submits the form. */
export const MentionInput = ({ subject, label, tokens, autoFocus, onChange }: MentionInputProps) => {
  const { t } = useTranslation();
  const [sought, setSought] = useState<string>();
  const { data, isPending, isError, refetch } = useQuery({
    ...commentQueries.whoCanSee(subject, sought ?? ''),
    enabled: sought !== undefined,
  });
  const menu: PromptInputProps.MenuDefinition = {
    id: MENU,
    trigger: '@',
    filteringType: 'manual',
    statusType: isError ? 'error' : isPending ? 'loading' : 'finished',
    empty: t('comments.nobody'),
    options: (data?.users ?? []).map((user) => ({
      value: user.id,
      label: displayName(user),
      description: user.email,
    })),
  };
  return (
    <div ref={withoutExpanded}>
      <PromptInput
        tokens={tokens}
        tokensToText={textOfTokens}
        menus={[menu]}
        minRows={2}
        maxRows={12}
        autoFocus={autoFocus}
        ariaLabel={label}
        customPrimaryAction={<span />}
        i18nStrings={{
          menuErrorText: t('comments.peopleFailed'),
          menuRecoveryText: t('actions.retry'),
          menuLoadingText: t('comments.peopleLoading'),
          tokenInsertedAriaLabel: ({ label: name }) => t('comments.named', { name }),
          tokenRemovedAriaLabel: ({ label: name }) => t('comments.unnamed', { name }),
        }}
        onMenuFilter={({ detail }) => setSought(detail.filteringText)}
        onMenuLoadItems={({ detail }) => (detail.samePage ? void refetch() : setSought(detail.filteringText ?? ''))}
        onChange={({ detail }) => onChange(detail.tokens ?? [])}
      />
    </div>
  );
};
