-- The money desk counts paid months that were called off at every look.
create index shop_subscriptions_cancelled on shop_subscriptions (amount_id) where state = 'cancelled';
