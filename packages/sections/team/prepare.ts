import { initialsOf } from '../../../site/src/lib/initials.ts';
import { picture } from '../../../site/src/lib/pictures.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { TeamProps } from './Team.tsx';

/** The section of the team, with the portraits of its members, or their initials. */
export async function prepare({ content }: SiteLanguage): Promise<TeamProps> {
  const { team, labels } = content;
  return {
    section: team.section,
    members: await Promise.all(
      team.members.map(async ({ id: _, photo, ...member }) => ({
        ...member,
        photo: await picture(photo, [320, 480, 960], { covers: 1 }),
        initials: photo ? undefined : initialsOf(member.name),
      })),
    ),
    labels,
  };
}
