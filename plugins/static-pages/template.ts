/**
 * The HTML of a page. Core's template without its `<script defer>` loop: pages are served as
 * documents, React is loaded by the page script when an island needs it. `islands` tells that
 * script which files are React's entry. Of the style sheets, the shared one is linked, and those
 * that the comment before the page names (`src/static-pages/server/sheets.ts`); all of them if
 * there is no comment. A page that sets `data-page="fragment"` on `<html>` is served without a
 * document around it, for a script that adds it to another page.
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
export const ssrTemplate = `<!DOCTYPE html>
<% const sheets = /^<!--sheets (.*?)-->/.exec(it.appHtml); %>
<% const page = it.appHtml.slice(sheets ? sheets[0].length : 0); %>
<% if (it.htmlAttributes.includes('data-page="fragment"')) { %><%~ page %><% } else { %>
<html <%~ it.htmlAttributes %> data-theme="light">
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.filter((stylesheet) => !sheets || stylesheet.includes('/styles.') || sheets[1].includes(stylesheet)).forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <meta name="islands" content="<%= it.scripts.filter((script) => !script.includes('/sheet.')).map((script) => it.baseUrl + script).join(' ') %>">
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ page %></div>
    <%~ it.postBodyTags %>
  </body>
</html><% } %>
`;
