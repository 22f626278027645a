import type { ApiEntry, ApiLink, ApiMember, ApiRefs, StudioComponent } from '../../src/site/api';
import { toHtml, type ToHref } from './inline';

/** Links with their targets on the page of an entry. */
export const linksTo = (list: ApiLink[], toHref: ToHref): ApiLink[] =>
  list.map(({ title, href }) => ({ title, href: toHref(href) }));

const refsOf = (refs: ApiRefs, toHref: ToHref): ApiRefs =>
  Object.fromEntries(Object.entries(refs).map(([name, href]) => [name, toHref(href)]));

function memberOf(member: ApiMember, toHref: ToHref): ApiMember {
  const { refs, description, deprecated, params, returns } = member;
  const html = (text: string) => toHtml(text, toHref);
  return {
    ...member,
    refs: refsOf(refs, toHref),
    description: html(description),
    deprecated: deprecated === null ? null : html(deprecated),
    params: params.map((param) => ({ ...param, description: html(param.description) })),
    returns: returns === null ? null : html(returns),
  };
}

const inheritsOf = (inherits: ApiLink | null, toHref: ToHref) =>
  inherits && { ...inherits, href: toHref(inherits.href) };

/** An entry as its page shows it: descriptions are HTML, and links lead to the page's version. */
export function renderEntry(entry: ApiEntry, toHref: ToHref): ApiEntry {
  const description = toHtml(entry.description, toHref);
  if (entry.kind === 'type') {
    return {
      ...entry,
      description,
      refs: refsOf(entry.refs, toHref),
      members: entry.members.map((member) => memberOf(member, toHref)),
      inherits: inheritsOf(entry.inherits, toHref),
    };
  }
  const page = { description, guides: linksTo(entry.guides, toHref) };
  if (entry.kind === 'hook') {
    const signatures = entry.signatures.map(({ text, refs }) => ({
      text,
      refs: refsOf(refs, toHref),
    }));
    return { ...entry, ...page, signatures };
  }
  return {
    ...entry,
    ...page,
    props: entry.props.map((prop) => memberOf(prop, toHref)),
    slots: entry.slots.map((slot) => ({
      ...slot,
      refs: refsOf(slot.refs, toHref),
      defaultHref: slot.defaultHref && toHref(slot.defaultHref),
      description: toHtml(slot.description, toHref),
    })),
    cssClasses: entry.cssClasses.map(({ name, description: text }) => ({
      name,
      description: toHtml(text, toHref),
    })),
    inherits: inheritsOf(entry.inherits, toHref),
  };
}

/** Does the same for a component of Studio. */
export function renderStudioComponent(component: StudioComponent, toHref: ToHref): StudioComponent {
  return {
    ...component,
    properties: component.properties.map((property) => ({
      ...property,
      description: toHtml(property.description, toHref),
    })),
  };
}
