/**
 * The HTML of a page. Core's template without its `<script defer>` loop: pages are served as documents, React is loaded by the page
 * script when an island needs it. `islands` tells that script which files are React's entry.
 * Of the style sheets, the shared one is linked, and those that the comment before the page names (`src/static-pages/server/sheets.ts`);
 * all of them if there is no comment.
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-theme="light">
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% const sheets = /^<!--sheets (.*?)-->/.exec(it.appHtml); %>
    <% it.stylesheets.filter((stylesheet) => !sheets || stylesheet.includes('/styles.') || sheets[1].includes(stylesheet)).forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <meta name="islands" content="<%= it.scripts.filter((script) => !script.includes('/sheet.')).map((script) => it.baseUrl + script).join(' ') %>">
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml.slice(sheets ? sheets[0].length : 0) %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
