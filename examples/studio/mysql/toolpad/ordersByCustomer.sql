SELECT customer AS id, customer, COUNT(*) AS orders, SUM(quantity) AS items
FROM orders
GROUP BY customer
ORDER BY items DESC;
