/**
 * HTML template of a page. It's core's template without its `<script defer>` loop: pages are static
 * documents, and the page script loads React when an island needs it. `islands` lists the files of
 * React's entry for that script. A page links the shared style sheet, and those in the comment
 * before the page (`src/runtime/server/sheets.ts`), or all of them without a comment. A page
 * that sets `data-page="fragment"` on `<html>` is served without a document around it, for scripts
 * that insert it into another page.
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
