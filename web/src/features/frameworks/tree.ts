/** What a framework asks, as it is read: in its groups and their groups, in the order in which it is published. */
import type { Framework, Requirement, RequirementGroup } from '#domain/frameworks/framework.ts';

/** A group, with all that is somewhere in it; or, without one, what is in no group of those around it. */
export type Part = {
  group: RequirementGroup | undefined;
  requirements: readonly Requirement[];
  parts: readonly Part[];
};

/** Of some of its requirements. A group comes where its first requirement does, and one without any is left out. */
export const treeOf = ({ groups }: Pick<Framework, 'groups'>, requirements: readonly Requirement[]) => {
  const known = new Map(groups.map((group) => [group.id, group]));
  const groupOf = (id: string | undefined) => (id === undefined ? undefined : known.get(id));

  const partsOf = (some: readonly Requirement[], around: string | undefined): Part[] => {
    const parts = new Map<RequirementGroup | undefined, Requirement[]>();
    for (const requirement of some) {
      let group = groupOf(requirement.group);
      while (group && group.within !== around) group = groupOf(group.within);
      parts.set(group, [...(parts.get(group) ?? []), requirement]);
    }
    return [...parts].map(([group, requirements]) => ({
      group,
      requirements,
      parts: group ? partsOf(requirements, group.id) : [],
    }));
  };
  return partsOf(requirements, undefined);
};
